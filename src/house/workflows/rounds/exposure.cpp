#include "house/workflows/rounds/exposure.h"

#include <algorithm>

#include "engine/banked/machine/play.h"
#include "house/casino/game_state.h"

namespace baize::house {

namespace {

bool shows(const TableState& table, PersonId person) {
    return std::find(table.shows.begin(), table.shows.end(), person) != table.shows.end();
}

bool is_program(const CasinoState& state, PersonId person) {
    const Person* const found = find(state.people, person);
    return found != nullptr && found->is_program;
}

}  // namespace

bool may_decline(const TableState& table, std::size_t box) {
    const BankedGame& game = banked_game(table);
    const Round& round = banked_state(table)->round;
    if (table.dealt_by != DealtBy::house || round.phase != Phase::showdown) return false;
    const PersonId owner = hand_owner(round.boxes[box]);
    if (owner == 0 || shows(table, owner)) return false;
    const Act declining{player(owner), DeclineExposure{static_cast<std::uint8_t>(box)}};
    return baize::apply(*game.hooks, game.rules, round, declining).has_value();
}

bool has_exposure_clock(const TableState& table) {
    for (std::size_t box = 0; box < boxes_max; ++box) {
        if (may_decline(table, box)) return true;
    }
    return false;
}

bool awaits_exposure(const Context& now, const TableState& table) {
    const auto& terms = std::get<HouseTerms>(table.board.sign->terms);
    if (now.by.now >= table.waiting_since + Span::of_seconds(terms.exposure_seconds)) return false;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        if (!may_decline(table, box)) continue;
        if (!is_program(now.state, hand_owner(banked_state(table)->round.boxes[box]))) return true;
    }
    return false;
}

Result<Steps> show_hand(const Context& now, const ShowHand& command) {
    const auto found = banked_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    const BookClauses& clauses = banked_game(table).hooks->facts().clauses;
    if (!clauses.may_decline) return reject(Reason::not_offered, clauses.settle);
    const PersonId person = now.by.person;
    if (shows(table, person)) return reject(Reason::already_done, clauses.decline);
    const Round& round = banked_state(table)->round;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        if (hand_owner(round.boxes[box]) == person && may_decline(table, box))
            return one({table_stream(command.table), HandShown{command.table, person}, {}});
    }
    return reject(Reason::not_now, clauses.decline);
}

}  // namespace baize::house
