#include "engine/banked/rulings/ruling.h"

#include <array>

namespace baize {

namespace {

constexpr std::array<std::string_view, irregularity_count> irregularity_names{
    "card_exposed",
    "wrong_count",
    "cards_on_empty_area",
    "cards_taken",
    "hand_viewed",
    "deck_incorrect",
    "shuffler_jam",
    "shuffler_unverified",
    "cut_missing",
    "communal_misdealt",
    "communal_exposed",
    "amount_found",
    "cannot_match",
    "player_absent",
    "wager_forgotten",
    "late_wager",
    "information_exchanged",
    "disruption",
    "fraud",
    "jackpot_fault"};

constexpr std::array<std::string_view, asks_count> asks_names{"deck_count",
                                                              "retract",
                                                              "nominate_cards",
                                                              "rack_agrees",
                                                              "correct_amount",
                                                              "reconstruct",
                                                              "inadvertent",
                                                              "void_round",
                                                              "top_up"};

constexpr std::array<std::string_view, reply_count> reply_names{"complete",
                                                                "incomplete",
                                                                "keep",
                                                                "retract",
                                                                "retract_ante_only",
                                                                "retract_pair_plus_only",
                                                                "named",
                                                                "yes",
                                                                "no",
                                                                "corrected",
                                                                "cannot",
                                                                "whole",
                                                                "flop_only",
                                                                "impossible"};

constexpr std::array<std::string_view, 13> outcome_names{"play_on",
                                                         "asks",
                                                         "misdeal",
                                                         "hand_void",
                                                         "hand_returned",
                                                         "retracted",
                                                         "dealer_hand_void",
                                                         "flop_stands",
                                                         "wager_returned",
                                                         "settled_as_found",
                                                         "folded",
                                                         "forfeited",
                                                         "reshuffle"};

}  // namespace

std::string_view name(Irregularity what) {
    return irregularity_names[static_cast<std::size_t>(what)];
}

std::string_view name(Asks asks) {
    return asks_names[static_cast<std::size_t>(asks)];
}

std::string_view name(Reply reply) {
    return reply_names[static_cast<std::size_t>(reply)];
}

std::string_view name(Outcome outcome) {
    return outcome_names[static_cast<std::size_t>(outcome)];
}

}  // namespace baize
