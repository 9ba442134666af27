#include "engine/poker/money/bonus.h"

#include <algorithm>
#include <bit>

#include "engine/core/card_set.h"
#include "engine/core/check.h"
#include "engine/hands/tie_break.h"

namespace baize::poker {
namespace {

// The cards the seat turned up, or turns up now.
[[nodiscard]] Result<CardSet> open_cards(const Hand& hand,
                                         Seat seat,
                                         std::span<const Card> tabled) {
    const Cards& cards = hand.cards;
    CardSet known;
    for (std::uint8_t i = 0; i < cards.hole_count[seat]; ++i) {
        if (cards.hole[seat][i].is_seen()) known.insert(cards.hole[seat][i].card());
    }
    CardSet open = hand.shown.contains(seat) ? known : CardSet{};
    for (const Card card : tabled)
        open.insert(card);
    if (open.size() != cards.hole_count[seat]) return reject(Reason::cards_unknown, "I-100"_clause);
    if (!(known - open).empty() || !((open - known) & cards.seen).empty())
        return reject(Reason::cards_differ, "I-100"_clause);
    return open;
}

// A flop dealt only for side wagers is not part of the hand.
[[nodiscard]] CardSet board_of(const Hand& hand) {
    CardSet board;
    const std::size_t count = hand.board_for_side_wagers ? 0 : hand.cards.board_count;
    for (std::size_t i = 0; i < count; ++i)
        board.insert(hand.cards.board[i].card());
    return board;
}

// Calls `with` for every choice of `count` cards.
template <typename With>
void for_each_choice(CardSet cards, int count, With with) {
    const std::uint64_t all = cards.bits();
    for (std::uint64_t part = all; part != 0; part = (part - 1) & all) {
        if (std::popcount(part) == count) with(CardSet::of_bits(part));
    }
}

[[nodiscard]] FiveCardRank best_of(const Rules& rules, CardSet hole, CardSet board) {
    FiveCardRank best{};
    if (facts(rules).uses == HoleCards::any_number) {
        for_each_choice(
            hole | board, 5, [&](CardSet five) { best = std::max(best, rank_five(five)); });
        return best;
    }
    for_each_choice(hole, 2, [&](CardSet two) {
        for_each_choice(
            board, 3, [&](CardSet three) { best = std::max(best, rank_five(two | three)); });
    });
    return best;
}

}  // namespace

std::optional<FiveCardRank> least_hand(FiveCardHand hand, std::optional<Rank> of) {
    if (!of) return FiveCardRank::lowest_of(hand);
    switch (hand) {
        case FiveCardHand::one_pair: return FiveCardRank{hand, tie_break::of_pair(*of, 0)};
        case FiveCardHand::two_pair:
            if (*of == Rank::two) return std::nullopt;
            return FiveCardRank{
                hand,
                tie_break::of_two_pair(tie_break::bit(*of) | tie_break::bit(Rank::two), Rank::two)};
        case FiveCardHand::three_of_a_kind: return FiveCardRank{hand, tie_break::of_three(*of, 0)};
        case FiveCardHand::straight:
        case FiveCardHand::straight_flush: {
            // An ace-high straight flush is a royal flush.
            const Rank highest = hand == FiveCardHand::straight ? Rank::ace : Rank::king;
            if (*of < Rank::five || *of > highest) return std::nullopt;
            return FiveCardRank{hand, tie_break::of_straight(*of)};
        }
        case FiveCardHand::full_house:
        case FiveCardHand::four_of_a_kind:
            return FiveCardRank{hand, tie_break::of_group_and_one(*of, Rank::two)};
        case FiveCardHand::odd_cards:
        case FiveCardHand::flush:
        case FiveCardHand::royal_flush: break;
    }
    return std::nullopt;
}

Result<FiveCardRank> bonus_hand(const Rules& rules,
                                const Hand& hand,
                                Seat seat,
                                std::span<const Card> tabled) {
    if (hand.phase != Phase::over) return reject(Reason::not_now, "CP 11.3"_clause);
    if (seat >= seats_max || !hand.live.contains(seat) || hand.is_void)
        return reject(Reason::not_in_the_hand, "CP 11.4"_clause);
    const Result<CardSet> hole = open_cards(hand, seat, tabled);
    if (!hole) return reject(hole.error());
    const CardSet board = board_of(hand);
    if (board.empty()) return reject(Reason::wrong_card_count, "I-100"_clause);
    return best_of(rules, *hole, board);
}

Money bonus_prize(const BonusSign& sign, FiveCardRank hand, std::size_t winners) {
    BAIZE_CHECK(winners > 0);
    if (hand < sign.least) return {};
    if (!sign.shared) return sign.prize;
    return Money::of_cents(sign.prize.cents() / static_cast<std::int64_t>(winners));
}

Result<BonusAward> award_bonus(const BonusSign& sign, const BonusClaim& claim, Actor by) {
    if (!is_staff(by, Role::supervisor)) return reject(Reason::rank_too_low, "CP 11.3"_clause);
    if (claim.player == 0) return reject(Reason::not_a_player, "CP 11.3"_clause);
    const Money worth = bonus_prize(sign, claim.hand, claim.winners);
    if (!worth.is_positive()) return reject(Reason::no_such_prize, "CP 11.2"_clause);
    return BonusAward{.player = claim.player,
                      .hand = claim.hand,
                      .kind = sign.kind,
                      .worth = worth,
                      .verified_by = by.role};
}

Result<BonusAward> pay_bonus(BonusAward award, PaidIn paid_in) {
    if (award.kind != Prize::cash) return reject(Reason::not_offered, "CP 11.3.2"_clause);
    if (award.paid_in) return reject(Reason::already_done, "CP 11.3.1"_clause);
    award.paid_in = paid_in;
    return award;
}

Result<BonusAward> deliver_bonus(BonusAward award) {
    if (award.kind == Prize::cash) return reject(Reason::not_offered, "CP 11.3.1"_clause);
    if (award.delivered) return reject(Reason::already_done, "CP 11.3.2"_clause);
    award.delivered = true;
    return award;
}

}  // namespace baize::poker
