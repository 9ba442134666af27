#include "house/workflows/people/staff_play.h"

#include "house/casino/game_state.h"

namespace baize::house {

namespace {

constexpr Clause staff_interpretation = "I-142"_clause;

}  // namespace

bool is_in_round(const TableState& table, PersonId person) {
    if (const BankedTable* const banked = banked_state(table))
        return has_wagered(banked->round, person);
    const PokerTable* const poker = poker_state(table);
    // A misdeal is dealt again to the same players. [CP 9.1.1]
    const bool is_on = poker != nullptr && (is_round_in_play(table) || poker->hand.deal_again);
    if (!is_on) return false;
    for (const poker::Seat seat : poker->hand.dealt_in) {
        if (poker->players[seat] == person) return true;
    }
    return false;
}

bool plays_at(const CasinoState& state, const TableState& table, PersonId person) {
    const SeatedTable* const seats = table_of(state.seating, table.table);
    return (seats != nullptr && seat_of(*seats, person)) || is_in_round(table, person);
}

std::optional<Rejection> why_not_appointed(const CasinoState& state,
                                           const PersonAppointed& wanted) {
    const bool is_to_staff = wanted.rank != Role::player || wanted.office != Office::none;
    for (const TableState& table : state.tables) {
        if (is_to_staff && is_in_round(table, wanted.person))
            return Rejection{Reason::still_plays, staff_interpretation};
        if (wanted.rank < Role::dealer && table.dealer == wanted.person)
            return Rejection{Reason::deals_elsewhere, staff_interpretation};
    }
    return std::nullopt;
}

std::optional<Rejection> why_not_left(const Context& now, const TableState& table) {
    const std::vector<Person>& persons = now.state.people.persons;
    for (std::size_t i = 0; i < persons.size(); ++i) {
        if (persons[i].rank == Role::dealer && is_in_round(table, static_cast<PersonId>(i + 1)))
            return Rejection{Reason::still_plays, staff_interpretation};
    }
    return std::nullopt;
}

}  // namespace baize::house
