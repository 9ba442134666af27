#include "ledger/record/event.h"

#include <gtest/gtest.h>

#include "ledger/record/bytes.h"
#include "ledger/record/ledger_samples.h"

namespace baize::ledger {
namespace {

// Records are kept for years, so the bytes of the first version are pinned.
TEST(LedgerEvents, RecordIsAsPinned) {
    const EventHead head{.sequence = 258,
                         .stream = {StreamKind::table, 7},
                         .version = 3,
                         .time = Moment::of_microseconds(-1),
                         .actor = 9,
                         .command = 11,
                         .rules = 1,
                         .kind = 513};
    std::vector<std::byte> postings;
    ByteWriter writer(postings);
    write_postings(
        std::vector<Posting>{posting(stack(7, 9), -300), posting({AccountKind::pot, 7, 0}, 300)},
        writer);
    EXPECT_EQ(
        "040709d704"
        "0507d804",
        to_hex(postings));
    std::vector<std::byte> record;
    write_record(head, bytes_of("bet"), postings, record);
    EXPECT_EQ(
        "0201000000000000"
        "0700000002000000"
        "0300000000000000"
        "ffffffffffffffff"
        "0900000000000000"
        "0b00000000000000"
        "0100000000000000"
        "0102000000000000"
        "03626574"
        "09040709d7040507d804",
        to_hex(record));
    // hashlib.blake2b(record, digest_size=32, key=bytes(32)) of Python says the same.
    EXPECT_EQ("11c08f54f8b0526489ea472cb42b65c36c70857bba3e48650c670890fd61921a",
              to_string(chained(Hash{}, record)));
    EXPECT_EQ("26168e94068871913c614792ea45e2945b817f85487508388599dc1bba58e736",
              to_string(chained(chained(Hash{}, record), record)));
}

TEST(LedgerEvents, PostingsRoundTrip) {
    const std::vector<Posting> postings{posting(the_cage, -9'000'000'000'000'000'000),
                                        posting(wallet(4'294'967'295U), 8'999'999'999'999'999'999),
                                        posting({AccountKind::meter, 3, 2}, 1),
                                        posting(the_house, 0)};
    std::vector<std::byte> bytes;
    ByteWriter writer(bytes);
    write_postings(postings, writer);
    std::vector<Posting> read;
    ASSERT_TRUE(read_postings(bytes, read));
    EXPECT_EQ(postings, read);
    // Cut anywhere but between two lines it is damaged.
    unsigned whole = 0;
    for (std::size_t size = 0; size < bytes.size(); ++size)
        whole += read_postings(Bytes(bytes).first(size), read) ? 1U : 0U;
    EXPECT_EQ(postings.size(), whole);
}

TEST(LedgerEvents, UnknownAccountsAreRefused) {
    std::vector<Posting> read;
    EXPECT_FALSE(read_postings(bytes_of(std::string_view("\0\0", 2)), read));
    EXPECT_FALSE(read_postings(bytes_of("\x0C\x02"), read));
}

TEST(LedgerEvents, StreamsConvertToNumbersAndBack) {
    const Stream table{StreamKind::table, 4'000'000'000U};
    EXPECT_EQ(table, stream_of(packed(table)));
    EXPECT_EQ("table 4000000000", to_string(table));
    EXPECT_FALSE(stream_of(0).has_value());
    EXPECT_FALSE(stream_of(std::uint64_t{5} << 32).has_value());
}

}  // namespace
}  // namespace baize::ledger
