// Tests whose money sanctions, rulings and reviews move, when, and how often.
#include <limits>

#include "house/cases/money.h"
#include "room.h"

namespace baize::house {
namespace {

using ledger::AccountKind;
using Lines = std::vector<ledger::Posting>;

// A table where Anna and Boris have exchanged information.
struct Exchange {
    CasesState state{};
    Charge charge{};

    explicit Exchange(Book book = Book::tcp)
        : charge{done(state, a_breach(book, Offence::exchange)), anna, "showed the hand"} {}

    [[nodiscard]] WithFacts<VoidWager> void_ante(Lines booked = ante_lost()) const {
        return voided(charge, std::move(booked));
    }

    [[nodiscard]] WithFacts<ForfeitWager> forfeit() const { return forfeited(charge, dollars(10)); }

    template <typename Command>
    [[nodiscard]] std::string refused(const Command& command) const {
        return refusal(decide(state, staff_by(acm), command)).first;
    }
};

// [CS 7.5.1(a)] [TCP 7.5.1(a)] [TCP 11.2.1] [I-99]
TEST(SanctionedMoney, AWagerIsLeftToTheGameUntilItsRoundIsSettled) {
    const Exchange room;
    WithFacts<VoidWager> voided = room.void_ante();
    voided.facts.is_settled = false;
    EXPECT_EQ(room.refused(voided), "not_now");
    WithFacts<ForfeitWager> forfeit = room.forfeit();
    forfeit.facts.is_settled = false;
    EXPECT_EQ(room.refused(forfeit), "not_now");
    // The facts contradict each other: the wager is settled, but the money would come from the
    // layout.
    EXPECT_EQ(room.refused(room.void_ante(ante_on_layout())), "not_now");
    forfeit = room.forfeit();
    forfeit.facts.parts = {{layout, dollars(10)}};
    EXPECT_EQ(room.refused(forfeit), "not_their_money");
    EXPECT_EQ(room.refused(room.void_ante()), "allowed");
    EXPECT_EQ(room.refused(room.forfeit()), "allowed");
}

// [CP 13.2.3] [CS 14.2.3] [TCP 11.2.3] [I-99]
TEST(SanctionedMoney, WinningsAreHeldOnceTheyArePaid) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        CasesState state;
        const Charge charge{done(state, a_calculator(book)), anna, "words"};
        for (const ledger::Account from : {layout, float_of_table}) {
            const auto hold = held(charge, from, dollars(5));
            EXPECT_EQ(refusal(decide(state, staff_by(acm), hold)).first, "not_their_money");
        }
        const auto paid = held(charge, chips_of_anna, dollars(5));
        EXPECT_EQ(refusal(decide(state, staff_by(acm), paid)).first, "allowed");
    }
}

// [CP 13.2.1] [TCP 11.2.1] [TCP 7.5.1(a)]
TEST(SanctionedMoney, WagerIsVoidedOnlyOnce) {
    Exchange room;
    const CaseNumber first = done(room.state, room.void_ante());
    EXPECT_EQ(find_sanction(room.state, first)->imposed.round, 5U);
    EXPECT_EQ(find_sanction(room.state, first)->imposed.wager, number_of(her_ante));
    EXPECT_EQ(room.refused(room.void_ante()), "already_done");
    EXPECT_EQ(room.refused(room.forfeit()), "already_done");
    WithFacts<VoidWager> other = room.void_ante();
    other.which.box = 3;
    EXPECT_EQ(room.refused(other), "allowed");
    other.which.round = 0;
    EXPECT_EQ(room.refused(other), "no_such_wager");
    // After the reversal the sanction can be applied again.
    done(room.state, ReverseSanction{first, "it was good"});
    done(room.state, room.forfeit(), Role::supervisor);
    EXPECT_EQ(room.refused(room.void_ante()), "already_done");
}

// If the wager was in a pot, the other named players give or get the difference, also from their
// wallets, and no other person does. [CP 13.2.1] [I-99]
TEST(SanctionedMoney, AVoidWagerInAPotIsPaidBackByThoseWhoShareIt) {
    const Exchange room(Book::cp);
    const ledger::Account wallet_of_boris{AccountKind::wallet, boris, 0};
    WithFacts<VoidWager> shared =
        room.void_ante({{chips_of_anna, -dollars(10)}, {wallet_of_boris, dollars(10)}});
    EXPECT_EQ(room.refused(shared), "not_their_money");
    shared.facts.others = {boris};
    const auto voided = decide(room.state, staff_by(acm), shared);
    ASSERT_TRUE(voided.has_value());
    EXPECT_EQ(postings(room.state, *voided),
              (Lines{{wallet_of_boris, -dollars(10)}, {chips_of_anna, dollars(10)}}));
    const ledger::Account wallet_of_a_stranger{AccountKind::wallet, boris + 100, 0};
    shared.facts.booked = {{chips_of_anna, -dollars(10)}, {wallet_of_a_stranger, dollars(10)}};
    EXPECT_EQ(room.refused(shared), "not_their_money");
    // The facts contradict each other: the wager has a net result of zero, but other players were
    // paid from it.
    shared.facts.booked = {{chips_of_boris, -dollars(10)}, {float_of_table, dollars(10)}};
    EXPECT_EQ(room.refused(shared), "allowed");
    // If the wager was in a pot, the ruling is recorded even if no money is left to move.
    shared.facts.booked.clear();
    EXPECT_EQ(room.refused(shared), "allowed");
    shared.facts.others.clear();
    EXPECT_EQ(room.refused(shared), "not_their_money");
}

// If a pot was settled without two wagers, the one voided last is booked again first; the money may
// go back into other accounts. [CP 13.2.1]
TEST(SanctionedMoney, OfAPotTheWagerThatWasVoidedLastIsBookedAgainFirst) {
    for (const Book book : {Book::cp, Book::tcp}) {
        Exchange room(book);
        const CaseNumber first = done(room.state, room.void_ante());
        WithFacts<VoidWager> other = room.void_ante();
        other.which.wager = Wager::bet;
        const CaseNumber second = done(room.state, other);
        const auto reversed = [&](CaseNumber sanction, Lines moved) {
            const WithFacts<ReverseSanction> wanted{{sanction, "it was good"},
                                                    {.booked = std::move(moved)}};
            return refusal(decide(room.state, staff_by(acm), wanted)).first;
        };
        EXPECT_EQ(reversed(first, {}), book == Book::cp ? "later_ruling_first" : "allowed");
        EXPECT_EQ(reversed(second, {}), "allowed");
        EXPECT_EQ(reversed(second, {{chips_of_anna, dollars(1)}}), "money_unbalanced");
        const ledger::Account wallet{AccountKind::wallet, anna, 0};
        const WithFacts<ReverseSanction> elsewhere{
            {second, "it was good"},
            {.booked = {{wallet, dollars(10)}, {float_of_table, -dollars(10)}}}};
        const auto ended = decide(room.state, staff_by(acm), elsewhere);
        ASSERT_TRUE(ended.has_value());
        EXPECT_EQ(postings(room.state, *ended),
                  (Lines{{wallet, -dollars(10)}, {float_of_table, dollars(10)}}));
        done(room.state, elsewhere);
        EXPECT_EQ(reversed(first, {}), "allowed");
    }
}

// [TCP 11.2.1] [TCP 11.4] [I-98]
TEST(SanctionedMoney, InvalidatedRoundIncludesItsWagers) {
    Exchange room;
    const CaseNumber voided = done(room.state, room.void_ante());
    const ReverseSanction reverse{voided, "it was good"};
    EXPECT_TRUE(decide(room.state, staff_by(acm), reverse).has_value());
    done(room.state, invalidated(Book::tcp, InvalidationCause::fraud));
    EXPECT_EQ(refusal(decide(room.state, staff_by(acm), reverse)),
              Refusal("already_done", "TCP 11.2.1"));
    WithFacts<VoidWager> other = room.void_ante();
    other.which.wager = Wager::bet;
    EXPECT_EQ(room.refused(other), "already_done");
    other.which.round = 6;
    EXPECT_EQ(room.refused(other), "allowed");
}

// [TCP 11.2.1] [TCP 11.2.3] [TCP 7.5.1(a)] [I-138]
TEST(SanctionedMoney, IsOfAccountsThatExistAndOfTheTableOfTheIncident) {
    const Exchange room;
    const ledger::Account elsewhere{AccountKind::stack, table + 1, anna};
    const ledger::Account other_float{AccountKind::table_float, table + 1, 0};
    const ledger::Account no_wallet{AccountKind::wallet, anna, 5};
    const ledger::Account no_float{AccountKind::table_float, table, 5};
    for (const ledger::Account from : {elsewhere, no_wallet, chips_of_boris, ledger::the_cage}) {
        WithFacts<ForfeitWager> command = room.forfeit();
        command.facts.parts = {{from, dollars(10)}};
        EXPECT_EQ(room.refused(command), "not_their_money") << ledger::to_string(from);
    }
    for (const ledger::Account to : {other_float, no_float, ledger::the_cage}) {
        WithFacts<ForfeitWager> command = room.forfeit();
        command.facts.account = to;
        EXPECT_EQ(room.refused(command), "not_their_money") << ledger::to_string(to);
    }
    const ledger::Account wallet_of_boris{AccountKind::wallet, boris, 0};
    const ledger::Account held_of_boris{AccountKind::liability, boris, 0};
    for (const ledger::Account to :
         {other_float, elsewhere, wallet_of_boris, held_of_boris, ledger::the_cage}) {
        const WithFacts<VoidWager> command =
            room.void_ante({{chips_of_anna, -dollars(10)}, {to, dollars(10)}});
        EXPECT_EQ(room.refused(command), "not_their_money") << ledger::to_string(to);
    }
    CasesState state;
    const Charge charge{done(state, a_calculator(Book::tcp)), anna, "words"};
    for (const ledger::Account from : {no_wallet, other_float}) {
        const auto hold = held(charge, from, dollars(5));
        EXPECT_EQ(refusal(decide(state, staff_by(acm), hold)).first, "not_their_money");
    }
    const CaseNumber hold = done(state, held(charge, wallet_of_anna, dollars(5)));
    for (const ledger::Account to : {elsewhere, no_wallet}) {
        const auto close = closed(hold, true, to, "nothing found");
        EXPECT_EQ(refusal(decide(state, staff_by(acm), close)).first, "not_their_money");
    }
}

// [CP 13.5] [TCP 11.3] [I-98]
TEST(SanctionedMoney, AnOutcomeFallsOnceItIsSettledAndWithItsOwnMoneyOnly) {
    auto command = invalidated(Book::tcp, InvalidationCause::fraud);
    command.facts.booked = ante_lost();
    const auto refused = [&] { return refusal(decide(CasesState{}, staff_by(acm), command)); };
    EXPECT_EQ(refused().first, "allowed");
    command.facts.is_settled = false;
    EXPECT_EQ(refused(), Refusal("not_now", "TCP 11.3.2"));
    command.facts.is_settled = true;
    command.facts.booked = ante_on_layout();
    EXPECT_EQ(refused(), Refusal("not_now", "TCP 11.3.2"));
    command.facts.booked = {{ledger::the_cage, dollars(10)}, {wallet_of_anna, -dollars(10)}};
    EXPECT_EQ(refused().first, "not_their_money");
    command.facts.booked = {{{AccountKind::table_float, table + 1, 0}, dollars(10)},
                            {chips_of_anna, -dollars(10)}};
    EXPECT_EQ(refused().first, "not_their_money");
}

struct Ruling {
    CasesState state{};
    WithFacts<RuleOnDispute> command{};

    Ruling() {
        WithFacts<OpenDispute> opened = disputed(Book::uth);
        opened.others = {boris};
        command.dispute = done(state, opened);
        command.words = "she is right";
    }

    [[nodiscard]] std::string refused(Lines moves) {
        command.facts.moves = std::move(moves);
        return refusal(decide(state, staff_by(Role::area_manager), command)).first;
    }
};

// [UTH 6.10] [I-120] [I-138]
TEST(SanctionedMoney, ARulingMovesMoneyBetweenThePartiesAndTheHouse) {
    Ruling ruling;
    const ledger::Account wallet_of_boris{AccountKind::wallet, boris, 0};
    const ledger::Account chip_box{AccountKind::chip_box, table, 0};
    for (const ledger::Account from :
         {chips_of_boris, wallet_of_boris, float_of_table, chip_box, ledger::the_house})
        EXPECT_EQ(ruling.refused({{from, -dollars(5)}, {wallet_of_anna, dollars(5)}}), "allowed")
            << ledger::to_string(from);
    const ledger::Account others[] = {ledger::the_cage,
                                      {AccountKind::wallet, manager, 0},
                                      {AccountKind::stack, table, manager},
                                      {AccountKind::stack, table + 1, boris},
                                      {AccountKind::table_float, table + 1, 0},
                                      {AccountKind::chip_box, table + 1, 0},
                                      {AccountKind::meter, 1, 0},
                                      {AccountKind::reserve, 1, 0},
                                      {AccountKind::liability, anna, 0},
                                      {AccountKind::drop_slide, table, 0},
                                      layout};
    for (const ledger::Account from : others)
        EXPECT_EQ(ruling.refused({{from, -dollars(5)}, {wallet_of_anna, dollars(5)}}),
                  "not_their_money")
            << ledger::to_string(from);
}

// [UTH 6.10] [I-120]
TEST(SanctionedMoney, DisputeNamesEachPartyOnce) {
    WithFacts<OpenDispute> open = disputed(Book::uth);
    const auto refused = [&] {
        return refusal(decide(CasesState{}, staff_by(Role::dealer), open)).first;
    };
    for (const std::vector<PersonId>& others : {std::vector<PersonId>{0}, {boris, boris}, {anna}}) {
        open.others = others;
        EXPECT_EQ(refused(), "persons_missing");
    }
    open.others = {boris};
    EXPECT_EQ(refused(), "allowed");
    EXPECT_EQ(decide(CasesState{}, staff_by(Role::dealer), open)->clause, "UTH 6.10"_clause);
}

// [UTH 6.10] [I-120]
TEST(SanctionedMoney, AmountsThatCouldNotBeUndoneAreNotMoved) {
    Ruling ruling;
    const auto least = Money::of_cents(std::numeric_limits<std::int64_t>::min());
    const ledger::Account wallet_of_boris{AccountKind::wallet, boris, 0};
    EXPECT_EQ(ruling.refused({{ledger::the_house, least},
                              {wallet_of_anna, Money::max()},
                              {wallet_of_boris, Money::of_cents(1)}}),
              "money_unbalanced");
    const Money half = Money::of_cents(Money::max().cents() / 2);
    EXPECT_EQ(ruling.refused({{ledger::the_house, -half}, {wallet_of_anna, half}}), "allowed");
    EXPECT_EQ(ruling.refused({{ledger::the_house, -half},
                              {wallet_of_anna, half - Money::of_cents(1)},
                              {wallet_of_boris, Money::of_cents(1)},
                              {ledger::the_house, -Money::of_cents(1)},
                              {wallet_of_anna, Money::of_cents(1)}}),
              "money_unbalanced");
}

// The ruling's own postings and those beside it are each within range, but their sum is not.
// [UTH 6.10] [I-120]
TEST(SanctionedMoney, AReviewUndoesNoMoreThanCanBePosted) {
    Ruling ruling;
    const Money third = Money::of_cents(Money::max().cents() / 3);
    ruling.command.facts.moves = {{ledger::the_house, -third}, {wallet_of_anna, third}};
    done(ruling.state, ruling.command);
    const CaseNumber review =
        done(ruling.state, RequestReview{.of = ruling.command.dispute, .requested_by = boris});
    WithFacts<RecordAnswer> answer{{.review = review,
                                    .outcome = ReviewOutcome::overturned,
                                    .reference = "R-1",
                                    .words = "not hers"},
                                   {.booked = ruling.command.facts.moves}};
    const auto refused = [&] {
        return refusal(decide(ruling.state, staff_by(Role::area_manager), answer)).first;
    };
    EXPECT_EQ(refused(), "money_unbalanced");
    answer.facts.booked = ante_on_layout();
    EXPECT_EQ(refused(), "not_now");
    answer.facts.booked = {{ledger::the_cage, dollars(5)}, {wallet_of_anna, -dollars(5)}};
    EXPECT_EQ(refused(), "not_their_money");
    answer.facts.booked.clear();
    EXPECT_EQ(refused(), "allowed");
}

}  // namespace
}  // namespace baize::house
