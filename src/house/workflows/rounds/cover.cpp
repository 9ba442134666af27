#include "house/workflows/rounds/cover.h"

#include <algorithm>

#include "engine/banked/rulings/stud.h"
#include "engine/core/check.h"
#include "engine/games/three_card/rules.h"
#include "house/casino/game_state.h"

namespace baize::house {

namespace {

// REQUIRES: a Melbourne game.
const MelbourneBook& irregularities_of(const TableState& table) {
    switch (book_of(table)) {
        case Book::cs: return stud_irregularities;
        case Book::tcp: return three_card::irregularities;
        case Book::cp:
        case Book::uth:
        case Book::ch: break;
    }
    BAIZE_CHECK(false);
    return stud_irregularities;
}

Money staked_by(const Round& round, PersonId player) {
    Money staked;
    for (const Box& box : round.boxes) {
        for (std::size_t i = 0; i < staked_wager_count; ++i) {
            if (box.owner[i] == player) staked += box.stake[i];
        }
    }
    return staked;
}

// Returns the sum of the wagers that must follow the player's Antes.
Money to_come(const TableState& table, const Round& round, PersonId player) {
    Money owed;
    for (const Box& box : round.boxes) {
        if (box.owner[index(Wager::ante)] == player)
            owed += box[Wager::ante] * irregularities_of(table).multiple;
    }
    return owed;
}

Money chips_left(const Context& now, const TableState& table, PersonId player) {
    return now.balances.of(stack_of(table.table, player));
}

}  // namespace

bool is_cover_required(const TableState& table) {
    const auto* const terms = std::get_if<HouseTerms>(&table.board.sign->terms);
    if (terms == nullptr || is_perth(table)) return false;
    return terms->require_cover_before_ante.value_or(table.dealt_by == DealtBy::house);
}

std::optional<Rejection> cover_refused(const Context& now,
                                       const TableState& table,
                                       PersonId player,
                                       const Round& after) {
    if (!is_cover_required(table)) return std::nullopt;
    const Money raised = staked_by(after, player) - staked_by(banked_state(table)->round, player);
    if (!raised.is_positive()) return std::nullopt;
    const Money left = chips_left(now, table, player) - raised;
    if (left >= to_come(table, after, player)) return std::nullopt;
    return Rejection{Reason::too_few_chips, irregularities_of(table).cannot_match};
}

Money most_covered(const Context& now, const TableState& table, const PlaceWager& place) {
    if (!is_cover_required(table)) return Money::max();
    const PersonId player = now.by.person;
    Round others = banked_state(table)->round;
    Box& box = others.boxes[place.box];
    const bool is_own = box.owner[index(place.wager)] == player;
    const Money there = is_own ? box[place.wager] : Money{};
    if (is_own) box[place.wager] = Money{};
    const Money free = chips_left(now, table, player) + there - to_come(table, others, player);
    if (place.wager != Wager::ante) return free;
    return Money::of_cents(free.cents() / (1 + irregularities_of(table).multiple));
}

bool cannot_match(const Context& now, const TableState& table, std::size_t box) {
    if (is_perth(table)) return false;
    const Box& hand = banked_state(table)->round.boxes[box];
    const PersonId player = hand_owner(hand);
    const Money due = hand[Wager::ante] * irregularities_of(table).multiple;
    // Chips at other tables count too: a player cannot see a hand for free by carrying chips away.
    Money means = now.balances.of(wallet_of(table.chips, player));
    for (const TableState& each : now.state.tables) {
        if (each.chips == table.chips) means += chips_left(now, each, player);
    }
    return means < due;
}

}  // namespace baize::house
