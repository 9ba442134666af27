// The judge of Ultimate Texas Hold'em; follows rules 3.9, 3.14, 3.20, 3.25, 3.38 and 5.5 to 5.12.
#include "engine/games/ultimate_holdem/game.h"
#include "engine/games/ultimate_holdem/rules.h"
#include "engine/games/ultimate_holdem/stakes.h"
#include "engine/hands/five_card.h"

namespace baize::ultimate_holdem {

namespace {

// How the hand ended. A fold is possible only at the river; an earlier one marks an absent player.
// [I-56]
enum class End : std::uint8_t { compared, folded, absent, not_shown };

End end_of(const Box& box) {
    if (box.standing == Standing::folded) {
        return box.decided_on < street_river ? End::absent : End::folded;
    }
    return box.declined ? End::not_shown : End::compared;
}

// One box to be settled.
struct Hand {
    const Rules& rules;
    const Box& box;
    std::optional<Money> most;
    End end;
    FiveCardRank rank;
    FiveCardRank dealer;

    [[nodiscard]] bool dealer_qualifies() const { return dealer >= lowest_qualifying; }
};

FiveCardRank best_hand(const CardList<5>& hole, CardSet board) {
    const CardSet cards = hole.set() | board;
    const bool known = !hole.empty() && cards.size() >= 5;
    return known ? rank_best_five(cards) : FiveCardRank{};
}

void settle_ante(const Hand& hand, Money ante, BoxSettlement& lines) {
    constexpr Wager wager = Wager::ante;
    if (hand.end == End::absent) return lines.lose(wager, ante, "UTH 5.12"_clause);
    if (hand.end == End::folded) return lines.lose(wager, ante, "UTH 3.9(b)(i)"_clause);
    if (hand.end == End::not_shown) return lines.lose(wager, ante, "I-43"_clause);
    if (!hand.dealer_qualifies()) {
        return lines.give_back(wager, ante, Verdict::standoff, "UTH 3.9(c)(i)"_clause);
    }
    if (hand.rank > hand.dealer) return lines.win(wager, ante, even_money, "UTH 3.9(a)"_clause);
    if (hand.rank < hand.dealer) return lines.lose(wager, ante, "UTH 3.9(b)(ii)"_clause);
    lines.give_back(wager, ante, Verdict::standoff, "UTH 3.9(c)(ii)"_clause);
}

void settle_blind(const Hand& hand, Money blind, BoxSettlement& lines) {
    constexpr Wager wager = Wager::blind;
    if (hand.end == End::absent) return lines.lose(wager, blind, "UTH 5.12"_clause);
    if (hand.end == End::folded) return lines.lose(wager, blind, "UTH 3.14(b)(i)"_clause);
    if (hand.end == End::not_shown) return lines.lose(wager, blind, "I-43"_clause);
    const PayTable& table = hand.rules.tables[blind_slot];
    const OddsTo odds = table[hand.rank.category()];
    const bool paid = table.pays(hand.rank.category());
    if (!hand.dealer_qualifies()) {
        if (paid) return lines.win(wager, blind, odds, "UTH 3.14(a)(ii)"_clause);
        const bool beaten = hand.rank < hand.dealer;
        if (beaten && hand.rules.settings.uth_blind_loses_to_unqualified_dealer) {
            return lines.lose(wager, blind, "I-4"_clause);  // as in the common game
        }
        return lines.give_back(wager, blind, Verdict::standoff, "UTH 3.14(c)(i)"_clause);
    }
    if (hand.rank < hand.dealer) return lines.lose(wager, blind, "UTH 3.14(b)(ii)"_clause);
    if (hand.rank == hand.dealer) {  // the book does not mention ties
        return lines.give_back(wager, blind, Verdict::standoff, "I-5"_clause);
    }
    if (paid) return lines.win(wager, blind, odds, "UTH 3.14(a)(i)"_clause);
    lines.give_back(wager, blind, Verdict::standoff, "UTH 3.14(c)(ii)"_clause);
}

// A wager below the exact multiple plays as placed; one above it plays up to the multiple.
// [UTH 5.5] [I-55]
Clause play_excess(const Hand& hand, const PlaySize& size) {
    if (size.by_blind) return "UTH 5.7"_clause;
    const PlaySize as_placed{hand.box[Wager::ante], false};
    if (hand.box[Wager::play] <= as_placed.largest(hand.box.decided_on)) {
        return "I-45"_clause;  // the Ante was cut and its multiple with it
    }
    if (hand.box.decided_on == street_hole) return "UTH 5.5(b)"_clause;
    return hand.box.decided_on == street_flop ? "UTH 5.5(d)"_clause : "UTH 5.5(f)"_clause;
}

void settle_play(const Hand& hand, BoxSettlement& lines) {
    constexpr Wager wager = Wager::play;
    const Money staked = hand.box[wager];
    const PlaySize size = play_size(hand.box, hand.most);
    if (!size.unit.is_positive()) {  // there is no Ante or Blind to multiply
        return lines.give_back(wager, staked, Verdict::returned, "UTH 3.36"_clause);
    }
    const Money play = std::min(staked, size.largest(hand.box.decided_on));
    if (hand.end == End::not_shown) {
        lines.lose(wager, play, "I-43"_clause);
    } else if (hand.rank > hand.dealer) {
        lines.win(wager, play, even_money, "UTH 3.38(a)"_clause);
    } else if (hand.rank < hand.dealer) {
        lines.lose(wager, play, "UTH 3.38(b)"_clause);
    } else {
        lines.give_back(wager, play, Verdict::standoff, "UTH 3.38(c)"_clause);
    }
    if (staked > play) lines.excess(wager, staked - play, play_excess(hand, size));
}

// Ante or Blind alone keeps Trips in play once the round has begun. [UTH 5.8]
bool has_hand(const Box& box) {
    return box.has(Wager::ante) || box.has(Wager::blind);
}

void settle_trips(const Hand& hand, Money trips, BoxSettlement& lines) {
    constexpr Wager wager = Wager::trips;
    const bool forfeited = hand.end == End::absent && !hand.rules.settings.uth_absent_keeps_trips;
    if (forfeited) return lines.lose(wager, trips, "UTH 5.12"_clause);
    if (hand.box.declined) return lines.lose(wager, trips, "I-43"_clause);
    const PayTable& table = hand.rules.tables[trips_slot];
    if (!table.pays(hand.rank.category())) {
        return lines.lose(wager, trips, "UTH 3.20(b)(ii)"_clause);
    }
    const Clause clause = hand.end == End::compared ? "UTH 3.20(a)(i)"_clause
                          : hand.end == End::folded ? "UTH 3.19"_clause
                                                    : "I-42"_clause;
    lines.win(wager, trips, table[hand.rank.category()], clause);
}

// A named constant: clang 14 leaves a clause literal in a template to the linker.
constexpr Clause above_maximum = "UTH 5.11"_clause;

// Settles a wager of free size; the part above the maximum goes back, won or lost.
template <typename Judge>
void settle_up_to_maximum(const Hand& hand, Wager wager, BoxSettlement& lines, Judge judge) {
    if (!is_open(hand.box, wager)) return;
    const Money staked = hand.box[wager];
    const Money plays = up_to(staked, hand.most);
    judge(hand, plays, lines);
    if (staked > plays) lines.excess(wager, staked - plays, above_maximum);
}

}  // namespace

void UltimateHoldem::settle_box(const Rules& rules,
                                const Round& round,
                                std::size_t place,
                                BoxSettlement& lines) {
    const Box& box = round.boxes[place];
    const CardSet board = round.community.set();
    const Hand hand{.rules = rules,
                    .box = box,
                    .most = limits_for(rules, box).max,
                    .end = end_of(box),
                    .rank = best_hand(box.cards, board),
                    .dealer = best_hand(round.dealer, board)};
    settle_up_to_maximum(hand, Wager::ante, lines, settle_ante);
    settle_up_to_maximum(hand, Wager::blind, lines, settle_blind);
    if (is_open(box, Wager::play)) settle_play(hand, lines);
    if (!is_open(box, Wager::trips)) return;
    if (has_hand(box)) {
        settle_up_to_maximum(hand, Wager::trips, lines, settle_trips);
    } else if (box.cards.empty()) {
        lines.give_back(Wager::trips, box[Wager::trips], Verdict::returned, "UTH 3.18"_clause);
    } else {  // dealt in by mistake: the whole round is a misdeal [I-54]
        lines.give_back(Wager::trips, box[Wager::trips], Verdict::void_, "UTH 5.9"_clause);
    }
}

JackpotClaim UltimateHoldem::jackpot_claim(const Rules& /*rules*/,
                                           const Round& round,
                                           std::size_t place) {
    const Box& box = round.boxes[place];
    // Without an Ante the wager was never valid, regardless of the hand. [I-54]
    if (!box.has(Wager::ante) && !round.voided.is_set()) {
        return {.verdict = Verdict::returned, .clause = "UTH 3.24"_clause};
    }
    if (is_settled_by_ruling(box, Wager::jackpot)) {
        const Override& word = box.overrides[index(Wager::jackpot)];
        return {.verdict = word.verdict, .clause = word.clause};
    }
    if (!is_open(box, Wager::ante)) {
        return {.verdict = Verdict::returned, .clause = "UTH 3.24"_clause};
    }
    switch (end_of(box)) {
        case End::absent: return {.clause = "UTH 5.12"_clause};
        case End::folded: return {.clause = "UTH 3.25(b)(i)"_clause};
        case End::not_shown: return {.clause = "UTH 3.25(b)(ii)"_clause};
        case End::compared: break;
    }
    const bool known = box.cards.size() == 2 && round.community.size() >= 3;
    const std::optional<JackpotHand> hand = known ? flopped_jackpot_hand(round, box) : std::nullopt;
    if (!hand) return {.clause = "UTH 3.25(b)(iii)"_clause};
    return {
        .verdict = Verdict::win, .hand = hand, .lost = "UTH 3.25(b)(iii)"_clause};  // [UTH 3.25(a)]
}

}  // namespace baize::ultimate_holdem
