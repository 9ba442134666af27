#include "jackpots/eligibility.h"

namespace baize::jackpots {

namespace {

using enum JackpotResult;

struct LevelClauses {
    Clause no_ante;
    Clause too_small;
    Clause folded;
    Clause not_exposed;
    Clause not_listed;
    Clause wins;
};

LevelClauses clauses(const LevelRules& rules) {
    if (rules.game() == LevelGame::ultimate_holdem) {
        return {"UTH 3.24"_clause,
                "UTH 5.14"_clause,
                "UTH 3.25(b)(i)"_clause,
                "UTH 3.25(b)(ii)"_clause,
                "UTH 3.25(b)(iii)"_clause,
                "UTH 3.25(a)"_clause};
    }
    return {"CH 3.11"_clause,
            "CH 5.11"_clause,
            "CH 3.12(c)(i)"_clause,
            "CH 3.12(c)(ii)"_clause,
            "CH 3.12(c)(iii)"_clause,
            "CH 3.12(b)(ii)"_clause};
}

// Why a hand counts: a Bet, the Instant Winner feature, or a void Dealer's hand. Nothing: folded.
std::optional<Clause> entitlement(const StudHand& hand) {
    if (hand.dealer_hand_void) return "CS 11.6.2(b)"_clause;
    if (hand.instant_winner) return "CS 12.6.4"_clause;
    if (hand.bet_placed) return "CS 5.8.1"_clause;
    return std::nullopt;
}

}  // namespace

JackpotVerdict judge(const PrizeMeterRules& rules, const StudHand& hand) {
    if (hand.could_not_bet_again) return {lose, "I-57"_clause};
    if (hand.could_not_bet) return {carried, "CS 11.12"_clause};
    const std::optional<Clause> entitled = entitlement(hand);
    if (!entitled) return {lose, "I-49"_clause};
    if (hand.cards_lost) return {returned, "I-47"_clause};
    if (!hand.hand || !rules.pays(*hand.hand)) return {lose, "CS 5.8.2"_clause};
    return {win, *entitled};
}

CheckedRound check_hands(const PrizeMeterRules& rules, std::span<const StudHand> hands) {
    CheckedRound checked;
    for (const StudHand& hand : hands) {
        if (judge(rules, hand).result != win) continue;
        ++checked.hands[*hand.hand];
        checked.face_up.push_back(hand.box);
    }
    return checked;
}

JackpotVerdict judge(const LevelRules& rules, const HoldemHand& hand) {
    const LevelClauses clause = clauses(rules);
    if (!hand.has_ante) return {returned, clause.no_ante};
    if (hand.level == 0) return {returned, clause.too_small};
    if (hand.folded) return {lose, clause.folded};
    if (!hand.exposed) return {lose, clause.not_exposed};
    if (!hand.hand || !LevelRules::pays(*hand.hand)) return {lose, clause.not_listed};
    const bool needs_flop_wager =
        rules.game() == LevelGame::crown_holdem && !hand.flop_wager_forgotten;
    if (needs_flop_wager && !hand.flop_wager_placed) return {lose, "CH 3.12(b)(i)"_clause};
    return {win, clause.wins};
}

}  // namespace baize::jackpots
