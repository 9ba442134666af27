// The one spelling of every word that is stored, sent or printed.
#include <array>
#include <optional>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/banked/machine/action.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/banked/wagers/jackpot_claim.h"
#include "engine/banked/wagers/wager.h"

namespace baize {
namespace {

// Checks that the words name the values from 0 upwards, each once.
template <typename Value, std::size_t Count>
void expect_names(const std::array<std::string_view, Count>& words) {
    for (std::size_t i = 0; i < Count; ++i) {
        EXPECT_EQ(name(static_cast<Value>(i)), words[i]) << i;
    }
}

TEST(Names, WagersAreSpeltAsInTheContract) {
    expect_names<Wager>(std::to_array<std::string_view>({"ante",
                                                         "blind",
                                                         "bet",
                                                         "play",
                                                         "flop",
                                                         "turn",
                                                         "river",
                                                         "pair_plus",
                                                         "trips",
                                                         "dealer_poker_extra",
                                                         "player_poker_extra",
                                                         "player_poker_extra",
                                                         "player_poker_extra",
                                                         "jackpot",
                                                         "ante_bonus",
                                                         "instant_winner"}));
    EXPECT_EQ(index(Wager::jackpot) + 1, staked_wager_count);
}

TEST(Names, WagersAreFoundByNameAndPlayerPokerExtraNamesTheFirstSlot) {
    for (std::size_t i = 0; i < 16; ++i) {
        const Wager wager = static_cast<Wager>(i);
        const bool shared =
            wager == Wager::player_poker_extra_2 || wager == Wager::player_poker_extra_3;
        EXPECT_EQ(wager_named(name(wager)), shared ? Wager::player_poker_extra : wager);
    }
    EXPECT_EQ(wager_named("Ante"), std::nullopt);
    EXPECT_EQ(wager_named(""), std::nullopt);
}

TEST(Names, VerdictsAreSpeltAsInTheBooks) {
    expect_names<Verdict>(
        std::to_array<std::string_view>({"win", "lose", "standoff", "void", "return"}));
}

TEST(Names, DecisionsAreSpeltAsInTheContract) {
    constexpr auto words = std::to_array<std::string_view>(
        {"play", "bet", "check", "flop", "turn", "river", "instant_winner", "fold_ante", "fold"});
    expect_names<Decision>(words);
    EXPECT_EQ(words.size(), decision_count);
}

TEST(Names, IrregularitiesKeepTheirNumbersInRecords) {
    constexpr auto words = std::to_array<std::string_view>({"card_exposed",
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
                                                            "jackpot_fault"});
    expect_names<Irregularity>(words);
    EXPECT_EQ(words.size(), irregularity_count);
}

TEST(Names, QuestionsRepliesAndOutcomes) {
    expect_names<Asks>(std::to_array<std::string_view>({"deck_count",
                                                        "retract",
                                                        "nominate_cards",
                                                        "rack_agrees",
                                                        "correct_amount",
                                                        "reconstruct",
                                                        "inadvertent",
                                                        "void_round",
                                                        "top_up"}));
    constexpr auto replies = std::to_array<std::string_view>({"complete",
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
                                                              "impossible"});
    expect_names<Reply>(replies);
    EXPECT_EQ(replies.size(), reply_count);
    expect_names<Outcome>(std::to_array<std::string_view>({"play_on",
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
                                                           "reshuffle"}));
}

TEST(Names, JackpotHandsReadBothWays) {
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        const auto hand = static_cast<JackpotHand>(i);
        EXPECT_EQ(parse_jackpot_hand(name(hand)), hand);
    }
    EXPECT_EQ(name(JackpotHand::five_of_a_kind), "five_of_a_kind");
    EXPECT_EQ(parse_jackpot_hand("two_pair"), std::nullopt);
}

}  // namespace
}  // namespace baize
