#include "math/strategy/poker_bots.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/core/card_list.h"
#include "engine/core/deck.h"
#include "engine/poker/hand/settle.h"
#include "engine/poker/hand/strength.h"
#include "engine/random/shuffle.h"

namespace baize::poker {
namespace {

constexpr std::uint32_t samples_each_turn = 60;

[[nodiscard]] CardList<card_count> unseen_cards(const Hand& seen) {
    CardList<card_count> cards;
    for (std::size_t i = 0; i < card_count; ++i) {
        const Card card = Card::of_index(i);
        if (!seen.cards.seen.contains(card)) cards.push_back(card);
    }
    return cards;
}

// Returns the number of hole cards left at the showdown.
[[nodiscard]] std::uint8_t final_hole_cards(const Rules& rules) {
    return facts(rules).discards == Discards::never ? facts(rules).hole_cards : std::uint8_t{2};
}

// Before a discard, takes the two of three cards that turn out best.
[[nodiscard]] Strength best_strength(const Rules& rules, Cards& cards, Seat seat) {
    if (cards.hole_count[seat] <= final_hole_cards(rules)) return strength_of(rules, cards, seat);
    const std::array<Face, hole_cards_max> all = cards.hole[seat];
    Strength best;
    cards.hole_count[seat] = 2;
    for (std::size_t left_out = 0; left_out < 3; ++left_out) {
        cards.hole[seat] = {all[left_out == 0 ? 1 : 0], all[left_out == 2 ? 1 : 2]};
        const Strength each = strength_of(rules, cards, seat);
        best.high = std::max(best.high, each.high);
        best.low = std::max(best.low, each.low);
    }
    cards.hole_count[seat] = 3;
    cards.hole[seat] = all;
    return best;
}

// Returns the seat's share of the pot in thousandths if every player in the hand shows.
[[nodiscard]] std::uint32_t share_of_one(const Hand& dealt, const Strengths& strengths, Seat seat) {
    const Pot pot{.amount = Money::of_cents(1000), .contenders = dealt.live};
    const PotWinners winners = winners_of(dealt, pot, strengths);
    const std::uint32_t high = winners.low.empty() ? 1000 : 500;
    std::uint32_t share = 0;
    if (winners.high.contains(seat))
        share += high / static_cast<std::uint32_t>(winners.high.size());
    if (winners.low.contains(seat)) share += 500 / static_cast<std::uint32_t>(winners.low.size());
    return share;
}

[[nodiscard]] Money rounded(Money amount, Money chip) {
    return Money::of_cents(amount.cents() - amount.cents() % chip.cents());
}

// Bets between half the pot and the whole pot.
[[nodiscard]] Action sized_bet(const Rules& rules,
                               const Hand& seen,
                               const Offers& may,
                               SeededSource& source) {
    const Money pot = pot_total(seen) + may.to_call;
    const std::int64_t quarters = 2 + source.below(3);
    const Money raise = Money::of_cents(pot.cents() / 4 * quarters);
    const Money to = rounded(seen.betting.level + raise, rules.chip);
    return bet(may.seat, std::clamp(to, may.raise_to.least, may.raise_to.most));
}

[[nodiscard]] Action bot_discard(const Rules& rules,
                                 const Hand& seen,
                                 Seat seat,
                                 SeededSource& source) {
    Face worst = seen.cards.hole[seat][0];
    std::uint32_t best = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        Hand without = seen;
        std::array<Face, hole_cards_max>& hole = without.cards.hole[seat];
        std::swap(hole[i], hole[2]);
        hole[2] = Face{};
        without.cards.hole_count[seat] = 2;
        const std::uint32_t share = sampled_share(rules, without, seat, samples_each_turn, source);
        if (share < best) continue;
        best = share;
        worst = seen.cards.hole[seat][i];
    }
    return discard(seat, worst);
}

}  // namespace

std::uint32_t sampled_share(
    const Rules& rules, const Hand& seen, Seat seat, std::uint32_t samples, SeededSource& source) {
    const CardList<card_count> left = unseen_cards(seen);
    Deck deck = Deck::standard();
    const std::span<Card> stub = deck.stub().first(left.size());
    std::copy(left.begin(), left.end(), stub.begin());
    const SeatSet others = seen.live.without(seat);
    const std::uint8_t each = final_hole_cards(rules);
    const auto board_missing = static_cast<std::size_t>(5 - seen.cards.board_count);
    std::uint64_t total = 0;
    for (std::uint32_t i = 0; i < samples; ++i) {
        Hand dealt = seen;
        draw_some(stub, others.size() * each + board_missing, source);
        const Card* next = stub.data();
        while (dealt.cards.board_count < 5)
            dealt.cards.board[dealt.cards.board_count++] = *next++;
        Strengths strengths{};
        strengths[seat] = best_strength(rules, dealt.cards, seat);
        for (const Seat other : others) {
            dealt.cards.hole_count[other] = each;
            for (std::uint8_t card = 0; card < each; ++card)
                dealt.cards.hole[other][card] = *next++;
            strengths[other] = strength_of(rules, dealt.cards, other);
        }
        total += share_of_one(dealt, strengths, seat);
    }
    return static_cast<std::uint32_t>(total / samples);
}

Action bot_action(const Rules& rules,
                  const Hand& seen,
                  const Offers& may,
                  BotManner manner,
                  SeededSource& source) {
    if (may.discard) return bot_discard(rules, seen, may.seat, source);
    const auto players = static_cast<std::uint32_t>(seen.live.size());
    const std::uint32_t fair = 1000 / players;
    const std::uint32_t share = sampled_share(rules, seen, may.seat, samples_each_turn, source);
    // Bets with a hand well above its fair share, and now and then with any other.
    const bool strong = share * 100 > fair * (190U - manner.aggression);
    const bool bluffs = source.below(100) < manner.aggression / 10U;
    if (may.raise && (strong || bluffs) && source.below(100) < 40U + manner.aggression / 2U)
        return sized_bet(rules, seen, may, source);
    if (may.check) return check(may.seat);
    // Calls when the share of the pot is worth its price; loose bots call a little more readily.
    const Money pot = pot_total(seen) + may.to_call;
    const auto price = static_cast<std::uint32_t>(static_cast<WideCents>(may.to_call.cents()) *
                                                  1000 / pot.cents());
    const std::uint32_t margin = 130U - manner.looseness * 6U / 10U;
    return share * 100 >= price * margin ? call(may.seat) : fold(may.seat);
}

}  // namespace baize::poker
