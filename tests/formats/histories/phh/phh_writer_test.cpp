#include "formats/histories/phh/phh_writer.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "formats/histories/reading.h"

namespace baize::histories {
namespace {

TEST(PhhWriter, WritesTheUsualNotation) {
    constexpr std::string_view canonical = R"([3]
variant = 'PO'
ante_trimming_status = false
antes = [0, 0]
blinds_or_straddles = [500, 1000]
min_bet = 1000
starting_stacks = [1259450.25, inf]
actions = ['d dh p1 Ah3sKsKh', 'd dh p2 ????????', 'p2 cbr 3000', 'p1 f # "tired"', '# lights out', '', 'p2 sm -']
author = 'A. Scribe'
venue = ''
time = 23:59:59
hand = 7
players = ["Ann 'Ace' O\"Hara\u0007", '']
_baize_commission = 0.5
_rulings = [ {at = 3, clause = "CP 9.4"}, # one
  'two' ]
'odd name' = 1979-05-27
)";
    const OneHand hand(canonical);
    ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
    std::string written;
    write_phh(written, hand.record, 3);
    EXPECT_EQ(written, canonical);
}

TEST(PhhWriter, OmitsFieldsThatTheRecordDoesNotHave) {
    const OneHand hand(
        "variant='FT'\nantes=[0,0]\nblinds_or_straddles=[1,2]\nsmall_bet=2\nbig_bet=4\n"
        "starting_stacks=[10,20]\nactions=[]");
    ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
    EXPECT_EQ(phh_of(hand.record),
              "variant = 'FT'\nante_trimming_status = false\nantes = [0, 0]\n"
              "blinds_or_straddles = [1, 2]\nsmall_bet = 2\nbig_bet = 4\n"
              "starting_stacks = [10, 20]\nactions = []\n");
}

TEST(PhhWriter, RealHandsRoundTrip) {
    if (shared_files().empty()) GTEST_SKIP() << "no shared/histories beside the source tree";
    std::size_t count = 0;
    for (const std::filesystem::path& file : shared_files()) {
        std::ifstream in(file, std::ios::binary);
        std::stringstream text;
        text << in.rdbuf();
        const std::string whole = text.str();
        HandStream stream(source_of(whole));
        Record record;
        while (true) {
            const Outcome outcome = stream.next(record);
            if (outcome == Outcome::end) break;
            ASSERT_EQ(outcome, Outcome::hand) << file << ' ' << sentence(stream.fault());
            const OneHand again(phh_of(record));
            ASSERT_EQ(again.outcome, Outcome::hand) << file;
            ASSERT_EQ(again.record, record) << file;
            ++count;
        }
    }
    EXPECT_GE(count, shared_files().size());
}

}  // namespace
}  // namespace baize::histories
