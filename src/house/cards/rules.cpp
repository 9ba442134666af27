#include "house/cards/rules.h"

namespace baize::house {

namespace {

constexpr CardRules cp_cards{
    .opening_check = "CP 3.1"_clause,
    .shuffle = "CP 5.1"_clause,
    .cut = "CP 5.2"_clause,
    .whole_change = "CP 5.3.2"_clause,
    .defective = "CP 9.1.1(h)"_clause,
    .wrong_number = "CP 9.1.1(h)"_clause,
    .order_count = {"CP 3.4"_clause, Role::supervisor},
    .change_unfit = {"CP 5.3.1"_clause, Role::dealer},
    .is_shuffled_for_each_round = true,
};

constexpr CardRules cs_cards{
    .opening_check = "CS 3.2"_clause,
    .closing_count = "CS 3.2"_clause,
    .two_decks = "CS 3.1.1(b)"_clause,
    .shuffle = "CS 4.1.1"_clause,
    .cut = "CS 4.2.1"_clause,
    .no_cut = "CS 4.2.1(a)"_clause,
    .whole_change = "CS 3.4"_clause,
    .wrong_number = "CS 11.11"_clause,
    .order_count = {"CS 3.3"_clause, Role::supervisor},
    .change_unfit = {"CS 3.4"_clause, Role::supervisor},
    .shuffle_abnormal = {"CS 4.1.1(b)"_clause, Role::supervisor},
    .shuffle_on_cause = {"CS 4.1.1(c)"_clause, Role::supervisor},
};

constexpr CardRules tcp_cards{
    .opening_check = "TCP 3.2"_clause,
    .closing_count = "TCP 3.2"_clause,
    .two_decks = "TCP 3.1.1(b)"_clause,
    .shuffle = "TCP 4.1.1"_clause,
    .cut = "TCP 4.2.1"_clause,
    .no_cut = "TCP 4.2.1(a)"_clause,
    .whole_change = "TCP 3.4"_clause,
    .wrong_number = "TCP 9.10"_clause,
    .order_count = {"TCP 3.3"_clause, Role::supervisor},
    .change_unfit = {"TCP 3.4"_clause, Role::supervisor},
    .shuffle_abnormal = {"TCP 4.1.1(b)"_clause, Role::supervisor},
    .shuffle_on_cause = {"TCP 4.1.1(c)"_clause, Role::supervisor},
    .packet_in_tray = {"TCP 7.4.2(a)"_clause, Role::supervisor},
};

// Perth names no rank that may order a count. It is done by the operator: a deck with a wrong
// number of cards voids a game (UTH), and both games are played with 52 cards. [I-112]
constexpr CardRules uth_cards{
    .opening_check = "UTH 2.2"_clause,
    .two_decks = "UTH 2.4"_clause,
    .shuffle = "UTH 4.1"_clause,
    .cut = "UTH 4.1(a)"_clause,
    .whole_change = "UTH 2.6"_clause,
    .order_count = {"UTH 6.4(c)"_clause, Role::area_manager},
    .change_unfit = {"UTH 2.6(a)"_clause, Role::dealer},
    .change_at_discretion = {"UTH 2.6(b)"_clause, Role::area_manager},
    .inspection = "UTH 2.5"_clause,
    .changes_single_cards = false,
};

constexpr CardRules ch_cards{
    .opening_check = "CH 2.2"_clause,
    .two_decks = "CH 2.4"_clause,
    .shuffle = "CH 4.1"_clause,
    .cut = "CH 4.1(a)"_clause,
    .whole_change = "CH 2.6"_clause,
    .order_count = {"CH 2.2"_clause, Role::area_manager},
    .change_unfit = {"CH 2.6(a)"_clause, Role::dealer},
    .change_at_discretion = {"CH 2.6(b)"_clause, Role::area_manager},
    .inspection = "CH 2.5"_clause,
    .changes_single_cards = false,
};

}  // namespace

const CardRules& card_rules(Book book) {
    switch (book) {
        case Book::cp: return cp_cards;
        case Book::cs: return cs_cards;
        case Book::tcp: return tcp_cards;
        case Book::uth: return uth_cards;
        case Book::ch: return ch_cards;
    }
    return cp_cards;
}

}  // namespace baize::house
