// The rules of the five books on the cards of a table outside of rounds, as data.
#pragma once

#include "engine/banked/machine/actor.h"
#include "engine/core/clause.h"
#include "house/book.h"

namespace baize::house {

struct CardPower {
    Clause clause{};  // Unset: the book gives no such power.
    Role least = Role::executive;
};

struct CardRules {
    Clause opening_check{};
    Clause closing_count{};  // Unset: not required.
    Clause two_decks{};      // With a shuffling shoe or machine; unset: not in the book.
    Clause shuffle{};
    Clause cut{};
    Clause no_cut{};        // No cut with a shuffling shoe; unset: they are cut.
    Clause whole_change{};  // What must be done with a new deck.
    Clause defective{};     // A deck ruled defective in a round; unset: no such ruling.
    // A deck in use with another number of cards than 52 makes the round void; unset: the operator
    // decides whether it does. [UTH 6.4(c)] [CH 5.2]
    Clause wrong_number{};
    CardPower order_count{};
    CardPower change_unfit{};
    CardPower change_at_discretion{};
    CardPower shuffle_abnormal{};
    CardPower shuffle_on_cause{};
    CardPower packet_in_tray{};
    Clause inspection{};  // By a player; unset: no such right.
    bool changes_single_cards = true;
    bool is_shuffled_for_each_round = false;  // Confirmed here; otherwise the round handles it.
};

[[nodiscard]] const CardRules& card_rules(Book book);

}  // namespace baize::house
