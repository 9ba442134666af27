// A casino for tests: people of every rank, money, and tables of the games.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "engine/poker/rules/variant.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "house/casino/casino.h"
#include "house/casino/game_state.h"
#include "house/casino/test_keys.h"
#include "kit/dollars.h"
#include "ledger/journal/batch.h"

namespace baize::house {

inline std::string words(const Rejection& refusal) {
    return std::string(name(refusal.reason)) + " " + std::string(refusal.clause.id());
}

// Returns all twelve games, the house games first.
[[nodiscard]] inline std::vector<std::string_view> twelve_games() {
    std::vector<std::string_view> games;
    for (const GameHooks& game : house_games())
        games.push_back(game.facts().name);
    for (const poker::VariantFacts& variant : poker::variants)
        games.push_back(variant.name);
    return games;
}

// Returns the command that buys chips and takes a seat at a poker table.
[[nodiscard]] inline SitDown sit_down(TableId table,
                                      PersonId person,
                                      poker::Seat seat,
                                      Money chips,
                                      poker::Choice choice = poker::Choice::post) {
    poker::Arrival arrival;
    arrival.player = person;
    arrival.seat = seat;
    arrival.chips = chips;
    arrival.choice = choice;
    return {table, arrival};
}

// Returns a valid sign for any of the twelve games.
[[nodiscard]] inline house::Sign plain_sign(std::string_view game, DealtBy dealt_by) {
    house::Sign sign;
    sign.game = game_named(game).value();
    if (const GameHooks* const hooks = house_game(sign.game)) {
        house::HouseTerms terms;
        terms.limits.min = dollars(5);
        terms.limits.max = dollars(500);
        terms.limits.step = dollars(5);
        terms.limits.max_payout = game == "caribbean_stud" || game == "wild_aruba"
                                      ? dollars(50'000)
                                      : terms.limits.max_payout;
        for (const TableChoice& choice : hooks->facts().choices) {
            terms.pay_tables.push_back(
                {std::string(choice.name), std::string(choice.tables[0].name)});
        }
        sign.seats = 7;
        sign.terms = terms;
    } else {
        PokerTerms terms;
        terms.betting.structure = poker::Structure::no_limit;
        terms.betting.minimum = dollars(2);
        terms.forced.blinds = {dollars(1), dollars(2)};
        terms.stakes.buy_in_min = dollars(40);
        terms.stakes.buy_in_max = dollars(400);
        terms.commission.rate = 500;
        terms.commission.minimum = terms.chip;
        terms.commission.cap = dollars(10);
        terms.dealing =
            dealt_by == DealtBy::house ? poker::Dealing::automatic : poker::Dealing::live;
        sign.seats = 9;
        sign.terms = terms;
    }
    return sign;
}

// Returns the reason and finding that staff must add to a report.
[[nodiscard]] inline ReportReason reason_of(const Action& action) {
    if (!std::holds_alternative<Report>(action)) return {};
    return {"seen on the film", true};
}

class House {
  public:
    House() {
        executive = enrol("Erin");
        must(the_house_itself, Appoint{executive, Role::executive, Office::none});
        area_manager = staff("Alma", Role::area_manager);
        assistant = staff("Ada", Role::assistant_casino_manager);
        supervisor = staff("Sue", Role::supervisor);
        dealer = staff("Dan", Role::dealer);
        cage = enrol("Cato");
        must(executive, Appoint{cage, Role::player, Office::cage});
        inspector = enrol("Ines");
        must(executive, Appoint{inspector, Role::player, Office::inspector});
    }

    PersonId enrol(std::string_view name) {
        must(the_house_itself, Enrol{std::string(name), false});
        return static_cast<PersonId>(casino.state().people.persons.size());
    }

    PersonId staff(std::string_view name, Role rank) {
        const PersonId person = enrol(name);
        must(executive, Appoint{person, rank, Office::none});
        return person;
    }

    // Enrols a player with money in the wallet.
    PersonId player(std::string_view name, Money money) {
        const PersonId person = enrol(name);
        if (money.is_positive()) must(cage, CashIn{person, money});
        return person;
    }

    [[nodiscard]] Result<Receipt> submit(PersonId person, const Command& command) {
        return casino.submit({person, 0, now}, command);
    }

    void must(PersonId person, const Command& command) {
        const Result<Receipt> done = submit(person, command);
        ASSERT_TRUE(done) << words(done.error());
    }

    [[nodiscard]] Rejection refused(PersonId person, const Command& command) {
        const Result<Receipt> done = submit(person, command);
        EXPECT_FALSE(done);
        return done ? Rejection{} : done.error();
    }

    // Returns a new open table; its cards are checked if a person deals.
    TableId table(std::string_view game,
                  DealtBy dealt_by = DealtBy::house,
                  Chips chips = Chips::money) {
        return table(plain_sign(game, dealt_by), dealt_by, chips);
    }

    TableId table(const Sign& sign, DealtBy dealt_by, Chips chips = Chips::money) {
        must(area_manager, SignCommand(MakeTable{dealt_by, chips}));
        const auto made = static_cast<TableId>(casino.state().tables.size());
        must(area_manager, SignCommand(PutUpSign{made, sign, made}));
        if (dealt_by == DealtBy::dealer) bring_cards(made);
        must(dealer, SignCommand(OpenTable{made, at(made).board.version}));
        return made;
    }

    // Seats the person at the box of the wager; Melbourne requires all players to be seated. [I-96]
    void seat(TableId table, std::uint8_t box, PersonId person) {
        const SeatedTable& seats = *table_of(casino.state().seating, table);
        if (!is_perth(at(table)) && !seat_of(seats, person))
            must(person, TakeSeat{table, box, person});
    }

    void bring_cards(TableId table) {
        const auto* const terms = std::get_if<HouseTerms>(&at(table).board.sign->terms);
        const bool is_machine = terms != nullptr && terms->shoe == ShoeKind::machine;
        std::vector<std::string> backs{"red"};
        if (is_machine) backs.push_back("blue");
        must(dealer, CardCommand(IntroduceDecks{table, backs}));
        const TableCards& cards = *find_cards(casino.state().cards, table);
        for (const DeckRecord& deck : std::vector(cards.decks)) {
            must(dealer,
                 CardCommand(CountCards{table, deck.number, CountOccasion::opening, {52, {}}}));
        }
        must(dealer, CardCommand(BeginGaming{table}));
    }

    [[nodiscard]] const TableState& at(TableId table) const {
        return *find_table(casino.state(), table);
    }

    [[nodiscard]] const Round& round(TableId table) const { return banked_state(at(table))->round; }

    [[nodiscard]] const poker::Hand& hand(TableId table) const {
        return poker_state(at(table))->hand;
    }

    [[nodiscard]] Money balance(ledger::Account account) const {
        return casino.balances().of(account);
    }

    [[nodiscard]] Money wallet(PersonId person) const {
        return balance(wallet_of(Chips::money, person));
    }

    [[nodiscard]] Money stack(TableId table, PersonId person) const {
        return balance({ledger::AccountKind::stack, table, person});
    }

    void pass(Span time) { now = now + time; }

    Casino casino{test_keys()};
    Moment now = Moment::of_microseconds(1'800'000'000'000'000);
    PersonId executive = 0;
    PersonId area_manager = 0;
    PersonId assistant = 0;
    PersonId supervisor = 0;
    PersonId dealer = 0;
    PersonId cage = 0;
    PersonId inspector = 0;
};

// Replays the batch in another casino and expects the same state and balances.
inline void expect_read_back(House& house) {
    Casino read(test_keys());
    const ledger::Batch& batch = house.casino.journal().staged();
    for (std::size_t i = 0; i < batch.size(); ++i) {
        const std::optional<ledger::Fault> fault = read.replay(batch[i]);
        ASSERT_FALSE(fault.has_value()) << fault->text;
    }
    EXPECT_TRUE(read.is_between_commands());
    EXPECT_EQ(house.casino.state(), read.state());
    EXPECT_EQ(house.casino.balances().all(), read.balances().all());
    EXPECT_EQ(house.casino.journal().head(), read.journal().head());
}

}  // namespace baize::house
