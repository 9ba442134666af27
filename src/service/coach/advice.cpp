#include "service/coach/advice.h"

#include "house/casino/felt.h"
#include "service/coach/house_advice.h"
#include "service/coach/poker_advice.h"

namespace baize::coach {

namespace {

constexpr Clause practice_tables = "I-139"_clause;

bool has_seat(const house::Situation& now, const FloorTable& table) {
    const house::SeatedTable* const seated = table_of(now.floor.seating, table.table);
    return seated != nullptr && seat_of(*seated, now.by.person).has_value();
}

}  // namespace

std::string_view sentence(Note note) {
    switch (note) {
        case Note::side_wagers_left_out:
            return "side wagers are left out of the figures; what a fold forfeits of them counts "
                   "as its loss";
        case Note::hand_not_seen: return "a hand that the player may not see has no figures";
        case Note::short_of_chips:
            return "the player's chips do not pay for every choice, now or later in the round, "
                   "that the figures count on";
        case Note::rivals_unknown:
            return "the rivals' hands are taken as unknown: each is as likely as any other, "
                   "whatever has been bet";
        case Note::nothing_more_goes_in:
            return "everybody still in is taken to stay to the end, and nobody to bet again";
        case Note::raises_not_weighed:
            return "what a bet or raise is worth depends on what the others do then: it has no "
                   "figure";
        case Note::sampled:
            return "equity is that of deals drawn at random; its standard error is given";
        case Note::commission_left_out: return "pots are counted whole, without the commission";
        case Note::rivals_keep_two:
            return "the player keeps the best two cards and rivals two unknown ones: that they "
                   "choose out of three is left out";
        case Note::own_discard_forgotten:
            return "the card that the player has given up counts as unseen";
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

Result<Advice> advise(const house::Situation& now, const FloorTable& table) {
    if (house::find(now.floor.people, now.by.person) == nullptr)
        return reject(Reason::no_such_person, "I-138"_clause);
    if (!table.board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
    if (table.chips != house::Chips::play)
        return reject(Reason::advice_not_given, no_advice_clause(book_of(table)));
    const bool plays =
        house::banked_felt(table) != nullptr ? has_hand(now, table) : has_cards(now, table);
    if (!plays && !has_seat(now, table)) return reject(Reason::not_seated, practice_tables);
    Advice advice{.table = table.table,
                  .game = std::string(name(table.board.sign->game)),
                  .round = house::round_number(table),
                  .person = now.by.person};
    const std::optional<Rejection> refusal = house::banked_felt(table) != nullptr
                                                 ? advise_boxes(now, table, advice)
                                                 : advise_hand(now, table, advice);
    if (refusal) return reject(*refusal);
    return advice;
}

}  // namespace baize::coach
