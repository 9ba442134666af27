#include "service/coach/advice.h"

#include "house/casino/game_state.h"
#include "service/coach/house_advice.h"
#include "service/coach/poker_advice.h"

namespace baize::coach {

namespace {

constexpr Clause practice_tables = "I-139"_clause;

bool has_seat(const house::Context& now, const TableState& table) {
    const house::SeatedTable* const seated = table_of(now.state.seating, table.table);
    return seated != nullptr && seat_of(*seated, now.by.person).has_value();
}

}  // namespace

std::string_view sentence(Note note) {
    switch (note) {
        case Note::side_wagers_left_out:
            return "side bets are not included, except that folding loses those that it forfeits";
        case Note::hand_not_seen: return "a hand that the player may not see has no figures";
        case Note::short_of_chips:
            return "the figures assume choices in this round that the player's chips do not pay "
                   "for";
        case Note::rivals_unknown:
            return "opponents are assumed to hold random cards, whatever has been bet";
        case Note::nothing_more_goes_in:
            return "the figures assume that all players stay in and no player bets again";
        case Note::raises_not_weighed:
            return "a bet or raise has no figure, because its value depends on what the others do";
        case Note::sampled:
            return "equity is estimated from random deals; its standard error is given";
        case Note::commission_left_out: return "the rake is not deducted from the pots";
        case Note::rivals_keep_two:
            return "opponents are assumed to hold two random cards; their choice of discard is not "
                   "included";
        case Note::own_discard_forgotten:
            return "the card that the player has discarded is counted as unseen";
    }
    return {};
}

Clause no_advice_clause(house::Book book) {
    switch (book) {
        case house::Book::cp: return "CP 13.7"_clause;
        case house::Book::cs: return "CS 14.5"_clause;
        case house::Book::uth: return "UTH 6.5"_clause;
        case house::Book::ch: return "CH 6.5"_clause;
        case house::Book::tcp: return "TCP 11.5"_clause;
    }
    return practice_tables;
}

Result<Advice> advise(const house::Context& now, const TableState& table) {
    if (house::find(now.state.people, now.by.person) == nullptr)
        return reject(Reason::no_such_person, "I-138"_clause);
    if (!table.board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
    if (table.chips != house::Chips::play)
        return reject(Reason::advice_not_given, no_advice_clause(book_of(table)));
    const bool plays =
        house::banked_state(table) != nullptr ? has_hand(now, table) : has_cards(now, table);
    if (!plays && !has_seat(now, table)) return reject(Reason::not_seated, practice_tables);
    Advice advice{.table = table.table,
                  .game = table.board.sign->game,
                  .round = house::round_number(table),
                  .person = now.by.person};
    const std::optional<Rejection> refusal = house::banked_state(table) != nullptr
                                                 ? advise_boxes(now, table, advice)
                                                 : advise_hand(now, table, advice);
    if (refusal) return reject(*refusal);
    return advice;
}

}  // namespace baize::coach
