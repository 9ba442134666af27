// Whose money sanctions, rulings and reviews may move, when, and how often.
#include <limits>

#include "floor.h"
#include "house/cases/money.h"

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

    [[nodiscard]] VoidWager voided(Lines booked = ante_lost()) const {
        return {charge, her_ante, std::move(booked)};
    }

    [[nodiscard]] ForfeitWager forfeit() const {
        return {charge, her_ante, {{chips_of_anna, dollars(10)}}, float_of_table};
    }

    [[nodiscard]] std::string refused(const Sanctioning& command) const {
        return refusal(decide(state, staff_by(acm), command)).first;
    }
};

// [CS 7.5.1(a)] [TCP 7.5.1(a)] [TCP 11.2.1] [I-99]
TEST(SanctionedMoney, AWagerIsLeftToTheGameUntilItsRoundIsSettled) {
    const Exchange floor;
    VoidWager voided = floor.voided();
    voided.which.is_settled = false;
    EXPECT_EQ(floor.refused(voided), "not_now");
    ForfeitWager forfeit = floor.forfeit();
    forfeit.which.is_settled = false;
    EXPECT_EQ(floor.refused(forfeit), "not_now");
    // Said to be settled, and yet it would come off the layout.
    EXPECT_EQ(floor.refused(floor.voided(ante_on_layout())), "not_now");
    forfeit = floor.forfeit();
    forfeit.lost = {{layout, dollars(10)}};
    EXPECT_EQ(floor.refused(forfeit), "not_their_money");
    EXPECT_EQ(floor.refused(floor.voided()), "allowed");
    EXPECT_EQ(floor.refused(floor.forfeit()), "allowed");
}

// [CP 13.2.3] [CS 14.2.3] [TCP 11.2.3] [I-99]
TEST(SanctionedMoney, WinningsAreHeldOnceTheyArePaid) {
    for (const Book book : {Book::cp, Book::cs, Book::tcp}) {
        CasesState state;
        const Charge charge{done(state, a_calculator(book)), anna, "words"};
        for (const ledger::Account from : {layout, float_of_table}) {
            const Sanctioning hold = HoldWinnings{charge, {{from, dollars(5)}}};
            EXPECT_EQ(refusal(decide(state, staff_by(acm), hold)).first, "not_their_money");
        }
        const Sanctioning paid = HoldWinnings{charge, {{chips_of_anna, dollars(5)}}};
        EXPECT_EQ(refusal(decide(state, staff_by(acm), paid)).first, "allowed");
    }
}

// [CP 13.2.1] [TCP 11.2.1] [TCP 7.5.1(a)]
TEST(SanctionedMoney, OneWagerFallsOnce) {
    Exchange floor;
    const CaseNumber first = done(floor.state, Sanctioning{floor.voided()});
    EXPECT_EQ(find_sanction(floor.state, first)->imposed.round, 5U);
    EXPECT_EQ(find_sanction(floor.state, first)->imposed.wager, 401U);
    EXPECT_EQ(floor.refused(floor.voided()), "already_done");
    EXPECT_EQ(floor.refused(floor.forfeit()), "already_done");
    VoidWager other = floor.voided();
    other.which.wager = 402;
    EXPECT_EQ(floor.refused(other), "allowed");
    other.which.wager = 0;
    EXPECT_EQ(floor.refused(other), "no_such_wager");
    other.which = {.round = 0, .wager = 402, .is_settled = true};
    EXPECT_EQ(floor.refused(other), "no_such_wager");
    // Booked again, it can fall again.
    done(floor.state, SanctionEnding{ReverseSanction{first, "it was good"}});
    done(floor.state, Sanctioning{floor.forfeit()}, Role::supervisor);
    EXPECT_EQ(floor.refused(floor.voided()), "already_done");
}

// In a pot the others named give or get the difference, from their wallets too, and nobody else
// does. [CP 13.2.1] [I-99]
TEST(SanctionedMoney, AVoidWagerInAPotIsPaidBackByThoseWhoShareIt) {
    const Exchange floor(Book::cp);
    const ledger::Account wallet_of_boris{AccountKind::wallet, boris, 0};
    VoidWager shared =
        floor.voided({{chips_of_anna, -dollars(10)}, {wallet_of_boris, dollars(10)}});
    EXPECT_EQ(floor.refused(shared), "not_their_money");
    shared.others = {boris};
    const auto voided = decide(floor.state, staff_by(acm), Sanctioning{shared});
    ASSERT_TRUE(voided.has_value());
    EXPECT_EQ(postings(floor.state, *voided),
              (Lines{{wallet_of_boris, -dollars(10)}, {chips_of_anna, dollars(10)}}));
    const ledger::Account wallet_of_a_stranger{AccountKind::wallet, boris + 100, 0};
    shared.booked = {{chips_of_anna, -dollars(10)}, {wallet_of_a_stranger, dollars(10)}};
    EXPECT_EQ(floor.refused(shared), "not_their_money");
    // The wager came out even, and yet the others were paid out of it.
    shared.booked = {{chips_of_boris, -dollars(10)}, {float_of_table, dollars(10)}};
    EXPECT_EQ(floor.refused(shared), "allowed");
    // Nothing is left to move: the ruling is recorded all the same, if the wager lay in a pot.
    shared.booked.clear();
    EXPECT_EQ(floor.refused(shared), "allowed");
    shared.others.clear();
    EXPECT_EQ(floor.refused(shared), "not_their_money");
}

// A pot that was settled without two wagers is settled with one of them again first, and what was
// moved may go back into other accounts. [CP 13.2.1]
TEST(SanctionedMoney, OfAPotTheWagerThatWasVoidedLastIsBookedAgainFirst) {
    for (const Book book : {Book::cp, Book::tcp}) {
        Exchange floor(book);
        const CaseNumber first = done(floor.state, Sanctioning{floor.voided()});
        VoidWager other = floor.voided();
        other.which.wager = 402;
        const CaseNumber second = done(floor.state, Sanctioning{other});
        const auto reversed = [&](CaseNumber sanction, Lines moved) {
            const SanctionEnding wanted =
                ReverseSanction{sanction, "it was good", std::move(moved)};
            return refusal(decide(floor.state, staff_by(acm), wanted)).first;
        };
        EXPECT_EQ(reversed(first, {}), book == Book::cp ? "later_ruling_first" : "allowed");
        EXPECT_EQ(reversed(second, {}), "allowed");
        EXPECT_EQ(reversed(second, {{chips_of_anna, dollars(1)}}), "money_unbalanced");
        const ledger::Account wallet{AccountKind::wallet, anna, 0};
        const SanctionEnding elsewhere = ReverseSanction{
            second, "it was good", {{wallet, dollars(10)}, {float_of_table, -dollars(10)}}};
        const auto ended = decide(floor.state, staff_by(acm), elsewhere);
        ASSERT_TRUE(ended.has_value());
        EXPECT_EQ(postings(floor.state, *ended),
                  (Lines{{wallet, -dollars(10)}, {float_of_table, dollars(10)}}));
        done(floor.state, elsewhere);
        EXPECT_EQ(reversed(first, {}), "allowed");
    }
}

// [TCP 11.2.1] [TCP 11.4] [I-98]
TEST(SanctionedMoney, ARoundThatFellTakesItsWagersWithIt) {
    Exchange floor;
    const CaseNumber voided = done(floor.state, Sanctioning{floor.voided()});
    const SanctionEnding reverse = ReverseSanction{voided, "it was good"};
    EXPECT_TRUE(decide(floor.state, staff_by(acm), reverse).has_value());
    done(floor.state,
         InvalidateOutcome{.book = Book::tcp,
                           .table = table,
                           .round = 5,
                           .latest_round = 5,
                           .is_settled = true,
                           .affected_outcome = true,
                           .words = "the deck was marked"});
    EXPECT_EQ(refusal(decide(floor.state, staff_by(acm), reverse)),
              Refusal("already_done", "TCP 11.2.1"));
    VoidWager other = floor.voided();
    other.which.wager = 402;
    EXPECT_EQ(floor.refused(other), "already_done");
    other.which.round = 6;
    EXPECT_EQ(floor.refused(other), "allowed");
}

// [TCP 11.2.1] [TCP 11.2.3] [TCP 7.5.1(a)] [I-138]
TEST(SanctionedMoney, IsOfAccountsThatExistAndOfTheTableOfTheIncident) {
    const Exchange floor;
    const ledger::Account elsewhere{AccountKind::stack, table + 1, anna};
    const ledger::Account other_float{AccountKind::table_float, table + 1, 0};
    const ledger::Account no_wallet{AccountKind::wallet, anna, 5};
    const ledger::Account no_float{AccountKind::table_float, table, 5};
    for (const ledger::Account from : {elsewhere, no_wallet, chips_of_boris, ledger::the_cage}) {
        ForfeitWager command = floor.forfeit();
        command.lost = {{from, dollars(10)}};
        EXPECT_EQ(floor.refused(command), "not_their_money") << ledger::to_string(from);
    }
    for (const ledger::Account to : {other_float, no_float, ledger::the_cage}) {
        ForfeitWager command = floor.forfeit();
        command.to = to;
        EXPECT_EQ(floor.refused(command), "not_their_money") << ledger::to_string(to);
    }
    const ledger::Account wallet_of_boris{AccountKind::wallet, boris, 0};
    const ledger::Account held_of_boris{AccountKind::liability, boris, 0};
    for (const ledger::Account to :
         {other_float, elsewhere, wallet_of_boris, held_of_boris, ledger::the_cage}) {
        const VoidWager command = floor.voided({{chips_of_anna, -dollars(10)}, {to, dollars(10)}});
        EXPECT_EQ(floor.refused(command), "not_their_money") << ledger::to_string(to);
    }
    CasesState state;
    const Charge charge{done(state, a_calculator(Book::tcp)), anna, "words"};
    for (const ledger::Account from : {no_wallet, other_float}) {
        const Sanctioning hold = HoldWinnings{charge, {{from, dollars(5)}}};
        EXPECT_EQ(refusal(decide(state, staff_by(acm), hold)).first, "not_their_money");
    }
    const CaseNumber held =
        done(state, Sanctioning{HoldWinnings{charge, {{wallet_of_anna, dollars(5)}}}});
    for (const ledger::Account to : {elsewhere, no_wallet}) {
        const SanctionEnding close = CloseHold{held, true, to, "nothing found"};
        EXPECT_EQ(refusal(decide(state, staff_by(acm), close)).first, "not_their_money");
    }
}

// [CP 13.5] [TCP 11.3] [I-98]
TEST(SanctionedMoney, AnOutcomeFallsOnceItIsSettledAndWithItsOwnMoneyOnly) {
    InvalidateOutcome command{.book = Book::tcp,
                              .table = table,
                              .round = 5,
                              .latest_round = 5,
                              .is_settled = true,
                              .affected_outcome = true,
                              .words = "the deck was marked",
                              .booked = ante_lost()};
    const auto refused = [&] { return refusal(decide(CasesState{}, staff_by(acm), command)); };
    EXPECT_EQ(refused().first, "allowed");
    command.is_settled = false;
    EXPECT_EQ(refused(), Refusal("not_now", "TCP 11.3.2"));
    command.is_settled = true;
    command.booked = ante_on_layout();
    EXPECT_EQ(refused(), Refusal("not_now", "TCP 11.3.2"));
    command.booked = {{ledger::the_cage, dollars(10)}, {wallet_of_anna, -dollars(10)}};
    EXPECT_EQ(refused().first, "not_their_money");
    command.booked = {{{AccountKind::table_float, table + 1, 0}, dollars(10)},
                      {chips_of_anna, -dollars(10)}};
    EXPECT_EQ(refused().first, "not_their_money");
}

struct Ruling {
    CasesState state{};
    RuleOnDispute command{};

    Ruling() {
        command.dispute = done(state,
                               OpenDispute{.book = Book::uth,
                                           .table = table,
                                           .round = 5,
                                           .complainant = anna,
                                           .others = {boris},
                                           .words = "that pot was mine"});
        command.words = "she is right";
    }

    [[nodiscard]] std::string refused(Lines moves) {
        command.moves = std::move(moves);
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
TEST(SanctionedMoney, ADisputeNamesEverybodyItIsWithOnce) {
    OpenDispute open{.book = Book::uth, .table = table, .complainant = anna, .words = "words"};
    const auto refused = [&] { return refusal(decide({}, staff_by(Role::dealer), open)).first; };
    for (const std::vector<PersonId>& others : {std::vector<PersonId>{0}, {boris, boris}, {anna}}) {
        open.others = others;
        EXPECT_EQ(refused(), "persons_missing");
    }
    open.others = {boris};
    EXPECT_EQ(refused(), "allowed");
    EXPECT_EQ(decide({}, staff_by(Role::dealer), open)->clause, "UTH 6.10"_clause);
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

// What the ruling moved and what falls beside it are each fine, and together too much.
// [UTH 6.10] [I-120]
TEST(SanctionedMoney, AReviewUndoesNoMoreThanCanBePosted) {
    Ruling ruling;
    const Money third = Money::of_cents(Money::max().cents() / 3);
    ruling.command.moves = {{ledger::the_house, -third}, {wallet_of_anna, third}};
    done(ruling.state, ruling.command);
    const CaseNumber review =
        done(ruling.state, RequestReview{.of = ruling.command.dispute, .requested_by = boris});
    RecordAnswer answer{.review = review,
                        .outcome = ReviewOutcome::overturned,
                        .reference = "R-1",
                        .words = "not hers",
                        .booked = ruling.command.moves};
    const auto refused = [&] {
        return refusal(decide(ruling.state, staff_by(Role::area_manager), answer)).first;
    };
    EXPECT_EQ(refused(), "money_unbalanced");
    answer.booked = ante_on_layout();
    EXPECT_EQ(refused(), "not_now");
    answer.booked = {{ledger::the_cage, dollars(5)}, {wallet_of_anna, -dollars(5)}};
    EXPECT_EQ(refused(), "not_their_money");
    answer.booked.clear();
    EXPECT_EQ(refused(), "allowed");
}

}  // namespace
}  // namespace baize::house
