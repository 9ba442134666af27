#include "room.h"

namespace baize::house {
namespace {

struct CauseOfBook {
    Book book{};
    InvalidationCause cause{};
    std::string_view clause{};
    std::string_view refund{};
    Role least{};
};

constexpr CauseOfBook causes_of_books[] = {
    {Book::cp, InvalidationCause::disruption, "CP 13.5.1", "CP 13.6", Role::supervisor},
    {Book::cp, InvalidationCause::fraud, "CP 13.5.2", "CP 13.6", Role::supervisor},
    {Book::cs, InvalidationCause::disruption, "CS 14.3.1", "CS 14.4", Role::supervisor},
    {Book::cs, InvalidationCause::fraud, "CS 14.3.2", "CS 14.4", Role::supervisor},
    {Book::tcp, InvalidationCause::disruption, "TCP 11.3.1", "TCP 11.4", Role::area_manager},
    {Book::tcp, InvalidationCause::fraud, "TCP 11.3.2", "TCP 11.4", Role::area_manager},
    {Book::uth, InvalidationCause::disruption, "UTH 6.4(a)", "UTH 6.4", Role::area_manager},
    {Book::uth, InvalidationCause::fraud, "UTH 6.4(b)", "UTH 6.4", Role::area_manager},
    {Book::cs, InvalidationCause::wrong_card_count, "CS 11.11", "CS 14.4", Role::supervisor},
    {Book::tcp, InvalidationCause::wrong_card_count, "TCP 9.10", "TCP 11.4", Role::area_manager},
    {Book::uth, InvalidationCause::wrong_card_count, "UTH 6.4(c)", "UTH 6.4", Role::area_manager},
    {Book::ch, InvalidationCause::disruption, "CH 6.4(a)", "CH 6.4", Role::area_manager},
    {Book::ch, InvalidationCause::fraud, "CH 6.4(b)", "CH 6.4", Role::area_manager},
};

// [CP 13.5] [CP 13.5.1] [CP 13.5.2] [CP 13.6] [CS 14.3] [CS 14.3.1] [CS 14.3.2] [CS 14.4]
// [TCP 11.3] [TCP 11.3.1] [TCP 11.3.2] [TCP 11.4] [UTH 6.4] [UTH 6.4(a)] [UTH 6.4(b)] [UTH 6.4(c)]
// [CH 6.4] [CH 6.4(a)] [CH 6.4(b)] [CS 11.11] [TCP 9.10] [I-98] [I-112]
TEST(Invalidation, IsForTheCausesAndTheRankOfTheBook) {
    for (const CauseOfBook& row : causes_of_books) {
        for (const Role rank : ranks) {
            const auto decided =
                decide(CasesState{}, staff_by(rank), invalidated(row.book, row.cause));
            if (rank < row.least) {
                EXPECT_EQ(refusal(decided), Refusal("rank_too_low", row.clause));
                continue;
            }
            ASSERT_TRUE(decided.has_value()) << row.clause;
            EXPECT_EQ(decided->clause.id(), row.clause);
            EXPECT_EQ(decided->refund.id(), row.refund);
        }
    }
    for (const Book book : {Book::cp, Book::ch}) {
        EXPECT_EQ(refusal(decide(CasesState{},
                                 staff_by(Role::executive),
                                 invalidated(book, InvalidationCause::wrong_card_count)))
                      .first,
                  "not_in_this_book");
    }
}

// [I-98] [UTH 6.4(a)] [CH 6.4(b)]
TEST(Invalidation, NeedsACauseThatAffectedTheOutcomeInEveryBook) {
    for (const CauseOfBook& row : causes_of_books) {
        WithFacts<InvalidateOutcome> command = invalidated(row.book, row.cause);
        command.affected_outcome = false;
        // A wrong number of cards voids the round for any outcome. [CS 11.11] [TCP 9.10]
        // [UTH 6.4(c)]
        const bool is_void_anyway = row.cause == InvalidationCause::wrong_card_count;
        EXPECT_EQ(
            refusal(decide(CasesState{}, staff_by(acm), command)),
            is_void_anyway ? Refusal("allowed", "") : Refusal("outcome_not_affected", "I-98"));
        command = invalidated(row.book, row.cause);
        command.words.clear();
        EXPECT_EQ(refusal(decide(CasesState{}, staff_by(acm), command)),
                  Refusal("words_missing", row.clause));
    }
}

// A full house with an Ante of 10 and a Bet of 20 was paid 10 and 140. [CP 13.6] [CS 14.4] [TCP
// 11.4] [I-98]
TEST(Invalidation, ReversesWhatWasPaidAndReturnsTheWagers) {
    WithFacts<InvalidateOutcome> command = invalidated(Book::cs, InvalidationCause::fraud);
    command.facts.booked = {{chips_of_anna, -dollars(10)},
                            {layout, dollars(10)},
                            {chips_of_anna, -dollars(20)},
                            {layout, dollars(20)},
                            {layout, -dollars(30)},
                            {float_of_table, -dollars(150)},
                            {chips_of_anna, dollars(180)}};
    const auto paid = decide(CasesState{}, staff_by(acm), command);
    ASSERT_TRUE(paid.has_value());
    EXPECT_EQ(postings(CasesState{}, *paid),
              (std::vector<ledger::Posting>{{chips_of_anna, -dollars(150)},
                                            {float_of_table, dollars(150)}}));
    command.facts.booked.pop_back();
    EXPECT_EQ(refusal(decide(CasesState{}, staff_by(acm), command)),
              Refusal("money_unbalanced", "CS 14.3.2"));
}

// A pot that Boris won, with commission in the chip box, goes back to both.
// [CP 13.6] [I-98]
TEST(Invalidation, ReturnsToEachPlayerInAPotTheirOwnChips) {
    const ledger::Account chip_box{ledger::AccountKind::chip_box, table, 0};
    WithFacts<InvalidateOutcome> command = invalidated(Book::cp, InvalidationCause::disruption);
    command.facts.booked = {{chips_of_anna, -dollars(60)},
                            {layout, dollars(60)},
                            {chips_of_boris, -dollars(60)},
                            {layout, dollars(60)},
                            {layout, -dollars(120)},
                            {chip_box, dollars(5)},
                            {chips_of_boris, dollars(115)}};
    const auto decided = decide(CasesState{}, staff_by(Role::supervisor), command);
    ASSERT_TRUE(decided.has_value());
    EXPECT_EQ(postings(CasesState{}, *decided),
              (std::vector<ledger::Posting>{{chips_of_anna, dollars(60)},
                                            {chips_of_boris, -dollars(55)},
                                            {chip_box, -dollars(5)}}));
}

// [I-98]
TEST(Invalidation, IsPossibleUntilTheNextRoundHasStartedAndOnce) {
    for (const CauseOfBook& row : causes_of_books) {
        CasesState state;
        WithFacts<InvalidateOutcome> command = invalidated(row.book, row.cause);
        command.facts.latest_round = command.round + 1;
        EXPECT_EQ(refusal(decide(state, staff_by(Role::executive), command)),
                  Refusal("next_round_started", "I-98"));
        command.facts.latest_round = command.round - 1;
        EXPECT_EQ(refusal(decide(state, staff_by(acm), command)), Refusal("not_now", row.clause));
        command.facts.latest_round = command.round;
        done(state, command, row.least);
        EXPECT_EQ(refusal(decide(state, staff_by(acm), command)),
                  Refusal("already_done", row.clause));
        command.round = command.facts.latest_round = 6;
        EXPECT_TRUE(decide(state, staff_by(acm), command).has_value());
    }
}

// [I-98] [CP 13.9] [CS 14.9] [TCP 11.9]
TEST(Invalidation, NeedsADisputeRulingOfLevelFourAfterTheNextRoundHasStarted) {
    for (const Book book : books) {
        CasesState state;
        const CaseNumber dispute = done(state, disputed(book));
        WithFacts<InvalidateOutcome> command = invalidated(book, InvalidationCause::fraud);
        command.facts.latest_round = 9;
        command.facts.dispute = dispute;
        command.facts.booked = {{chips_of_anna, -dollars(10)}, {float_of_table, dollars(10)}};
        if (is_victorian(book)) {
            EXPECT_EQ(refusal(decide(state, staff_by(acm), command)).first,
                      "complainant_not_advised");
            done(state, AdviseComplainant{dispute}, Role::dealer);
        }
        EXPECT_EQ(refusal(decide(state, staff_by(Role::area_manager), command)),
                  Refusal("rank_too_low", "I-98"));
        WithFacts<InvalidateOutcome> other_round = command;
        other_round.round = 6;
        EXPECT_EQ(refusal(decide(state, staff_by(acm), other_round)),
                  Refusal("next_round_started", "I-98"));
        const CaseNumber number = done(state, command, acm);
        ASSERT_TRUE(find_dispute(state, dispute)->ruled.has_value());
        EXPECT_EQ(find_dispute(state, dispute)->ruled->number, number);
        const RuleOnDispute again{dispute, "words"};
        EXPECT_EQ(refusal(decide(state, staff_by(acm), again)).first, "ruling_final");
    }
}

}  // namespace
}  // namespace baize::house
