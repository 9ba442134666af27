// What the five books say about the cards of a table, beside what happens in a round. Data.
#pragma once

#include "engine/banked/machine/actor.h"
#include "engine/core/clause.h"
#include "house/book.h"

namespace baize::house {

struct CardPower {
    Clause clause{};  // unset: the book gives no such power
    Role least = Role::executive;
};

struct CardRules {
    Clause opening_check{};
    Clause closing_count{};  // unset: not asked for
    Clause two_decks{};      // with a shuffling shoe or machine; unset: the book knows none
    Clause shuffle{};
    Clause cut{};
    Clause no_cut{};        // with a shuffling shoe; unset: the cards are cut all the same
    Clause whole_change{};  // what has to be done with a new deck
    Clause defective{};     // of a deck ruled so in a round; unset: no ruling says it here
    CardPower order_count{};
    CardPower change_unfit{};
    CardPower change_at_discretion{};
    CardPower shuffle_abnormal{};
    CardPower shuffle_on_cause{};
    CardPower packet_in_tray{};
    Clause inspection{};  // by a player; unset: no such right
    bool changes_single_cards = true;
    bool is_shuffled_for_each_round = false;  // confirmed here; else the round itself asks for it
};

[[nodiscard]] const CardRules& card_rules(Book book);

}  // namespace baize::house
