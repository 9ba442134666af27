#include "ledger/journal/balances.h"

#include <gtest/gtest.h>

#include "ledger/record/bytes.h"
#include "ledger/record/ledger_samples.h"

namespace baize::ledger {
namespace {

const std::vector<Posting> cash_in{posting(the_cage, -50'000), posting(wallet(1), 50'000)};

TEST(LedgerBalances, AreTheSumsOfThePostings) {
    Balances balances;
    ASSERT_FALSE(balances.post(cash_in).has_value());
    ASSERT_FALSE(
        balances
            .post(std::vector<Posting>{posting(wallet(1), -20'000), posting(stack(3, 1), 20'000)})
            .has_value());
    EXPECT_EQ(Money::of_cents(30'000), balances.of(wallet(1)));
    EXPECT_EQ(Money::of_cents(20'000), balances.of(stack(3, 1)));
    EXPECT_EQ(Money::of_cents(-50'000), balances.of(the_cage));
    EXPECT_EQ(Money{}, balances.of(wallet(2)));
}

// Money is neither created nor lost, and no account pays more than it has.
TEST(LedgerBalances, RefuseUnbalancedPostingsAndStayUnchanged) {
    Balances balances;
    ASSERT_FALSE(balances.post(cash_in).has_value());
    const auto before = balances.all();
    const std::vector<std::vector<Posting>> wrong{
        {posting(wallet(1), -1), posting(the_house, 2)},
        {posting(wallet(1), 1)},
        {posting(wallet(1), -50'001), posting(the_house, 50'001)},
        {posting(wallet(1), -10), posting(wallet(2), -5), posting(the_house, 15)},
        {posting(wallet(1), -10), posting({AccountKind::wallet, 1, 1}, 10)},
        {posting(wallet(1), Money::max().cents()), posting(the_house, -Money::max().cents())},
    };
    for (const std::vector<Posting>& postings : wrong) {
        const std::optional<Fault> fault = balances.post(postings);
        ASSERT_TRUE(fault.has_value());
        EXPECT_EQ(FaultKind::balance, fault->kind);
        EXPECT_EQ(before, balances.all());
    }
    EXPECT_EQ("wallet:2 would be overdrawn: -0.05", balances.post(wrong[3])->text);
}

TEST(LedgerBalances, OneEventMayCreditAndDebitAnAccount) {
    Balances balances;
    EXPECT_FALSE(
        balances
            .post(std::vector<Posting>{
                posting(wallet(1), -100), posting(the_house, -100), posting(wallet(1), 200)})
            .has_value());
    EXPECT_EQ(Money::of_cents(100), balances.of(wallet(1)));
}

TEST(LedgerBalances, AreRestoredFromASnapshot) {
    SampleLedger sample(20);
    std::vector<std::byte> bytes;
    ByteWriter writer(bytes);
    sample.journal.balances().write(writer);
    Balances read;
    ByteReader reader(bytes);
    ASSERT_TRUE(read.read(reader));
    EXPECT_TRUE(reader.at_end());
    EXPECT_EQ(sample.journal.balances().all(), read.all());
    // A snapshot that was cut or makes money is none.
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        ByteReader cut(Bytes(bytes).first(size));
        EXPECT_FALSE(read.read(cut)) << size;
    }
    bytes.back() ^= std::byte{2};
    ByteReader changed(bytes);
    EXPECT_FALSE(read.read(changed));
}

// Two spellings of one state, or a debt that cannot be, are no snapshot.
TEST(LedgerBalances, SnapshotOutOfOrderOrOverdrawnIsRefused) {
    const auto written = [](std::initializer_list<Posting> lines) {
        std::vector<std::byte> bytes;
        ByteWriter out(bytes);
        out.number(lines.size());
        for (const Posting& line : lines) {
            out.number(static_cast<std::uint64_t>(line.account.kind));
            out.number(line.account.owner);
            out.number(line.account.place);
            out.signed_number(line.amount.cents());
        }
        return bytes;
    };
    const auto is_read = [](const std::vector<std::byte>& bytes) {
        Balances balances;
        ByteReader reader(bytes);
        return balances.read(reader);
    };
    EXPECT_TRUE(is_read(written({posting(the_house, -5), posting(wallet(1), 5)})));
    EXPECT_FALSE(is_read(written({posting(wallet(1), 5), posting(the_house, -5)})));
    EXPECT_FALSE(is_read(written({posting(wallet(1), 5), posting(wallet(2), -5)})));
    EXPECT_FALSE(is_read(written({posting(the_house, 0)})));
}

}  // namespace
}  // namespace baize::ledger
