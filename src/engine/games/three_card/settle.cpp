// The judge of Three Card Poker; follows rules 5.6 to 5.10, 6.2 and 9.6.
#include <algorithm>

#include "engine/banked/machine/play.h"
#include "engine/games/three_card/game.h"
#include "engine/games/three_card/rules.h"
#include "engine/hands/three_card.h"

namespace baize::three_card {

namespace {

enum class Comparison : std::uint8_t { no_hand, player_higher, dealer_higher, equal };

// One box to be settled.
struct Hand {
    const Box& box;
    ThreeCardRank rank;
    Comparison against_dealer;
    Money ante;  // the part that plays
};

bool is_open(const Box& box, Wager wager) {
    return box.has(wager) && !is_settled_by_ruling(box, wager);
}

Money up_to(Money stake, std::optional<Money> most) {
    return most ? std::min(stake, *most) : stake;
}

Comparison compare(ThreeCardRank player, const Round& round) {
    if (round.dealer_void.is_set() || round.dealer.empty()) return Comparison::no_hand;
    const ThreeCardRank dealer = rank_three(round.dealer.set());
    if (dealer < lowest_qualifying) return Comparison::no_hand;
    if (player == dealer) return Comparison::equal;
    return player > dealer ? Comparison::player_higher : Comparison::dealer_higher;
}

bool is_folded(const Box& box) {
    return box.standing == Standing::folded || box.standing == Standing::folded_ante;
}

void settle_ante(const Hand& hand, const Round& round, BoxSettlement& lines) {
    constexpr Wager ante = Wager::ante;
    if (round.dealer_void.is_set()) {  // folded Antes are restored and paid too
        lines.win(ante, hand.ante, even_money, "TCP 9.6.2(a)"_clause);
        return;
    }
    if (is_folded(hand.box)) {
        lines.lose(ante, hand.ante, "TCP 5.6.2(a)"_clause);
        return;
    }
    switch (hand.against_dealer) {
        case Comparison::no_hand:
            lines.win(ante, hand.ante, even_money, "TCP 5.6.1(a)"_clause);
            break;
        case Comparison::player_higher:
            lines.win(ante, hand.ante, even_money, "TCP 5.6.1(b)"_clause);
            break;
        case Comparison::dealer_higher: lines.lose(ante, hand.ante, "TCP 5.6.2(b)"_clause); break;
        case Comparison::equal:
            lines.give_back(ante, hand.ante, Verdict::standoff, "TCP 5.6.3"_clause);
            break;
    }
}

// Paid on a straight or better that was played, whether or not it beats the dealer. [I-28]
void settle_ante_bonus(const Hand& hand,
                       const Rules& rules,
                       const Round& round,
                       BoxSettlement& lines) {
    const bool stays = !is_folded(hand.box) || round.dealer_void.is_set();
    const PayTable& table = rules.tables[ante_bonus_slot];
    if (!stays || !table.pays(hand.rank.category())) return;
    const Clause clause = round.dealer_void.is_set()                   ? "TCP 9.6.2(b)"_clause
                          : hand.against_dealer == Comparison::no_hand ? "TCP 5.10.1(b)(ii)"_clause
                                                                       : "TCP 5.10.2(d)"_clause;
    lines.bonus(Wager::ante_bonus, hand.ante, table[hand.rank.category()], clause);
}

void settle_play(const Hand& hand, BoxSettlement& lines) {
    constexpr Wager play = Wager::play;
    const Money staked = hand.box[play];
    if (!hand.box.has(Wager::ante)) {  // there is no Ante to match
        lines.give_back(play, staked, Verdict::returned, "TCP 5.5.3"_clause);
        return;
    }
    if (is_settled_by_ruling(hand.box, Wager::ante)) {  // Play goes back with its Ante [I-85]
        const Override& word = hand.box.overrides[index(Wager::ante)];
        lines.give_back(play, staked, word.verdict, word.clause);
        return;
    }
    const Money plays = std::min(staked, hand.ante);
    switch (hand.against_dealer) {
        case Comparison::no_hand:
            lines.give_back(play, plays, Verdict::void_, "TCP 5.8.4"_clause);
            break;
        case Comparison::player_higher:
            lines.win(play, plays, even_money, "TCP 5.8.1"_clause);
            break;
        case Comparison::dealer_higher: lines.lose(play, plays, "TCP 5.8.2"_clause); break;
        case Comparison::equal:
            lines.give_back(play, plays, Verdict::standoff, "TCP 5.8.3"_clause);
            break;
    }
    // The part above the Ante goes back; if the Ante was cut to the maximum, Play is cut with it.
    // [I-45]
    const Clause excess = staked > hand.box[Wager::ante] ? "TCP 9.12.1"_clause : "I-45"_clause;
    if (staked > plays) lines.excess(play, staked - plays, excess);
}

void settle_pair_plus(const Hand& hand,
                      const Rules& rules,
                      const Round& round,
                      std::optional<Money> most,
                      BoxSettlement& lines) {
    constexpr Wager pair_plus = Wager::pair_plus;
    const Money staked = hand.box[pair_plus];
    const Money plays = up_to(staked, most);
    const bool dealer_void = round.dealer_void.is_set();
    if (dealer_void && hand.box.cards.empty()) {  // the hand is no longer known [I-47]
        lines.give_back(pair_plus, staked, Verdict::returned, "I-47"_clause);
        return;
    }
    if (hand.box.standing == Standing::folded && !dealer_void) {
        lines.lose(pair_plus, plays, "TCP 7.5.2(a)(i)"_clause);
    } else if (rules.tables[pair_plus_slot].pays(hand.rank.category())) {
        lines.win(pair_plus,
                  plays,
                  rules.tables[pair_plus_slot][hand.rank.category()],
                  dealer_void ? "TCP 9.6.2(c)"_clause : "TCP 5.7.1"_clause);
    } else {
        lines.lose(pair_plus, plays, "TCP 5.7.2"_clause);
    }
    if (staked > plays) lines.excess(pair_plus, staked - plays, "TCP 6.2.2"_clause);
}

}  // namespace

void ThreeCard::settle_box(const Rules& rules,
                           const Round& round,
                           std::size_t place,
                           BoxSettlement& lines) {
    const Box& box = round.boxes[place];
    const std::optional<Money> most = limits_for(rules, box).max;
    const ThreeCardRank rank = box.cards.empty() ? ThreeCardRank{} : rank_three(box.cards.set());
    const Hand hand{box, rank, compare(rank, round), up_to(box[Wager::ante], most)};
    if (is_open(box, Wager::ante)) {
        settle_ante(hand, round, lines);
        settle_ante_bonus(hand, rules, round, lines);
        const Money excess = box[Wager::ante] - hand.ante;
        if (excess.is_positive()) lines.excess(Wager::ante, excess, "TCP 6.2.2"_clause);
    }
    if (is_open(box, Wager::play)) settle_play(hand, lines);
    if (is_open(box, Wager::pair_plus)) settle_pair_plus(hand, rules, round, most, lines);
}

}  // namespace baize::three_card
