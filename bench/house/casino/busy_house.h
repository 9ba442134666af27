// A house full of tables in play. The players follow simple rules, so that the casino is measured
// and not their decisions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/check.h"
#include "engine/games/registry.h"
#include "engine/poker/hand/play.h"
#include "engine/random/seeded_source.h"
#include "house/casino/casino.h"
#include "house/casino/game_state.h"
#include "house/workflows/auto_dealer/due_action.h"

namespace baize::house {

// The signing key of benchmark ledgers.
[[nodiscard]] inline Keys bench_keys() {
    static const Keys keys =
        std::make_shared<const ledger::Vault>(ledger::SecretKey(ledger::hash_of({}).bytes));
    return keys;
}

class BusyHouse {
  public:
    static constexpr std::size_t players_a_table = 3;

    // `give` submits a command to the casino and returns true if it was accepted.
    template <typename Submit>
    BusyHouse(std::size_t tables, const Submit& submit, std::size_t players = players_a_table)
        : players_(players) {
        must(submit, 0, PeopleCommand(Enrol{"Executive", false}));
        must(submit, 0, PeopleCommand(Appoint{1, Role::executive, Office::none}));
        must(submit, 0, PeopleCommand(Enrol{"Manager", false}));
        must(submit, 1, PeopleCommand(Appoint{2, Role::area_manager, Office::none}));
        must(submit, 0, PeopleCommand(Enrol{"Cage", false}));
        must(submit, 1, PeopleCommand(Appoint{3, Role::player, Office::cage}));
        for (std::size_t i = 0; i < tables; ++i)
            furnish(static_cast<TableId>(i + 1), submit);
    }

    // The next command at this table, and the person who gives it.
    [[nodiscard]] std::pair<PersonId, Command> next(const Casino& casino, TableId number) {
        const TableState& table = *find_table(casino.state(), number);
        std::optional<DueAction> due = due_action_at(casino, table);
        if (!due && waits_for_time(table)) {
            now_ = now_ + Span::of_seconds(1);
            due = due_action_at(casino, table);
        }
        if (due) return {the_house_itself, command_for(*due, random_source_)};
        return banked_state(table) != nullptr ? at_round(table) : at_hand(table);
    }

    [[nodiscard]] Moment now() const { return now_; }

  private:
    [[nodiscard]] std::optional<DueAction> due_action_at(const Casino& casino,
                                                         const TableState& table) const {
        const Context now{
            casino.state(), casino.balances(), issuer_of(casino.state(), the_house_itself, now_)};
        return due_action(now, table);
    }

    // True while players may still ask to see a hand or decline to show theirs; none of these
    // players does. [I-43] [I-77]
    [[nodiscard]] static bool waits_for_time(const TableState& table) {
        if (const BankedTable* const game_state = banked_state(table))
            return game_state->round.phase == Phase::showdown;
        return poker_state(table)->hand.phase == poker::Phase::over;
    }

    template <typename Submit>
    void must(const Submit& submit, PersonId person, const Command& command) {
        BAIZE_CHECK(submit(person, command));
    }

    static Sign sign_of(std::string_view game) {
        Sign sign;
        sign.game = game_named(game).value();
        sign.seats = 7;
        if (const GameHooks* const hooks = house_game(sign.game)) {
            HouseTerms terms;
            // Waiting times are as short as possible, and no clock decides for players.
            terms.exposure_seconds = 1;
            terms.decision_seconds = 0;
            terms.limits.min = Money::of_cents(500);
            terms.limits.max = Money::of_cents(50'000);
            terms.limits.step = Money::of_cents(500);
            if (game == "caribbean_stud" || game == "wild_aruba")
                terms.limits.max_payout = Money::of_cents(5'000'000);
            for (const TableChoice& choice : hooks->facts().choices) {
                terms.pay_tables.push_back(
                    {std::string(choice.name), std::string(choice.tables[0].name)});
            }
            sign.terms = terms;
            return sign;
        }
        PokerTerms terms;
        terms.betting.structure = poker::Structure::fixed;
        terms.betting.minimum = Money::of_cents(200);
        terms.betting.maximum = Money::of_cents(400);
        terms.forced.blinds = {Money::of_cents(100), Money::of_cents(200)};
        terms.stakes.buy_in_min = Money::of_cents(4'000);
        terms.showdown_seconds = 1;
        terms.clock.seconds = 0;
        sign.terms = terms;
        return sign;
    }

    template <typename Submit>
    void furnish(TableId table, const Submit& submit) {
        static constexpr std::array<std::string_view, 8> games{"holdem",
                                                               "three_card",
                                                               "omaha",
                                                               "caribbean_stud",
                                                               "holdem",
                                                               "ultimate_holdem",
                                                               "holdem",
                                                               "crown_holdem"};
        const Sign sign = sign_of(games[table % games.size()]);
        must(submit, 2, SignCommand(MakeTable{DealtBy::house, Chips::money}));
        must(submit, 2, SignCommand(PutUpSign{table, sign, table}));
        must(submit, 2, SignCommand(OpenTable{table, 1}));
        for (std::size_t i = 0; i < players_; ++i) {
            const auto person = static_cast<PersonId>(4 + (table - 1) * players_ + i);
            must(submit, 0, PeopleCommand(Enrol{"Player " + std::to_string(person), false}));
            must(submit, 3, PeopleCommand(CashIn{person, chips_}));
            sit(table, person, static_cast<std::uint8_t>(i), sign, submit);
        }
    }

    template <typename Submit>
    void sit(
        TableId table, PersonId person, std::uint8_t seat, const Sign& sign, const Submit& submit) {
        if (std::holds_alternative<HouseTerms>(sign.terms)) {
            must(submit, person, SeatingCommand(TakeSeat{table, seat, person}));
            must(submit, person, BankedCommand(BuyChips{table, chips_}));
            return;
        }
        poker::Arrival arrival;
        arrival.player = person;
        arrival.seat = seat;
        arrival.chips = chips_;
        arrival.choice = poker::Choice::post;
        must(submit, person, PokerCommand(SitDown{table, arrival}));
    }

    std::pair<PersonId, Command> at_round(const TableState& table) {
        const Round& round = banked_state(table)->round;
        const BankedGame& game = banked_game(table);
        const bool has_blind = game.hooks->facts().name == "ultimate_holdem";
        const Money ante = Money::of_cents(500);
        for (std::uint8_t box = 0; box < players_; ++box) {
            const PersonId person = round.seated[box];
            if (round.phase == Phase::betting) {
                const bool wants_blind = has_blind && !round.boxes[box].has(Wager::blind);
                if (!round.boxes[box].has(Wager::ante))
                    return {person, wager(table, box, Wager::ante, ante)};
                if (wants_blind) return {person, wager(table, box, Wager::blind, ante)};
                if (!has_finished(table, person))
                    return {person, BankedCommand(FinishWagers{table.table})};
                continue;
            }
            const DecisionOffers offers = game.hooks->decisions(game.rules, round, box);
            if (offers.empty() || round.boxes[box].acted) continue;
            const Decide choice{box, offers[0].decision, offers[0].amount};
            return {person, BankedCommand(ActInRound{table.table, choice, 0})};
        }
        BAIZE_CHECK(false);
        return {};
    }

    static Command wager(const TableState& table, std::uint8_t box, Wager on, Money amount) {
        return BankedCommand(
            ActInRound{table.table, PlaceWager{box, on, amount, Tender::chips}, 0});
    }

    static std::pair<PersonId, Command> at_hand(const TableState& table) {
        const PokerTable& game_state = *poker_state(table);
        const poker::Offers may = poker::offers(poker_game(table).rules, game_state.hand);
        const poker::Action action = may.check ? poker::check(may.seat) : poker::call(may.seat);
        return {game_state.orbit.seats[may.seat].player,
                PokerCommand(ActInHand{table.table, action})};
    }

    const Money chips_ = Money::of_cents(1'000'000'000);
    SeededSource random_source_{1};
    Moment now_ = Moment::of_microseconds(1'800'000'000'000'000);
    std::size_t players_ = players_a_table;
};

}  // namespace baize::house
