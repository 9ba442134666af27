#include "exact/informed_hands.h"

#include <numeric>

namespace baize::exact::informed {
namespace {

// By eight bits; what is equal stays in its order.
void sort_by_bits(const std::vector<std::uint32_t>& from,
                  std::vector<std::uint32_t>& to,
                  unsigned shift) {
    std::array<std::uint32_t, 257> place{};
    for (const std::uint32_t hand : from)
        ++place[(hand >> shift & 0xFFU) + 1];
    std::partial_sum(place.begin(), place.end(), place.begin());
    to.resize(from.size());
    for (const std::uint32_t hand : from)
        to[place[hand >> shift & 0xFFU]++] = hand;
}

}  // namespace

template <typename Lanes>
HandsOnBoard<Lanes>::HandsOnBoard(const Deck& deck, std::uint16_t lowest_qualifying, Rank seen)
    : deck_(deck), lowest_qualifying_(lowest_qualifying), seen_(static_cast<std::size_t>(seen)) {
    for (std::uint8_t high = 0; high < card_count; ++high) {
        tallies_[high] = HandTally::of(Card::of_index(high));
        for (std::uint8_t low = 0; low < high; ++low)
            cards_of_[number_of_hole(low, high)] = {low, high};
    }
    if (!deck.dealer().empty()) dealer_card_ = deck.dealer().lowest().index();
    if constexpr (lane_count<Lanes> == 1) {
        own_ = dealer_card_ == none ? 1 : 0;
        const auto left = static_cast<std::int64_t>(deck.cards().size()) - 7;
        dealers_ = dealer_card_ == none ? left * (left - 1) / 2 : left;
    } else {
        for (std::size_t card = 0; card < card_count; ++card) {
            without_[card] = ~Lanes{};
            if (card / 4 == seen_) without_[card][card % 4] = 0;
        }
    }
}

template <typename Lanes>
void HandsOnBoard<Lanes>::add(Met& met, std::uint32_t hand) const {
    const TwoCards two = cards_of_[hand & 0xFFFFU];
    if constexpr (lane_count<Lanes> == 1) {
        const One counts = dealer_card_ == none || is_dealers_only(hand) ? 1 : 0;
        met.all += counts;
        met.with[two.low] += counts;
        met.with[two.high] += counts;
    } else {
        if (two.low / 4U == seen_) {
            ++met.all[two.low % 4U];
            ++met.with[two.high][two.low % 4U];
        }
        if (two.high / 4U == seen_) {
            ++met.all[two.high % 4U];
            ++met.with[two.low][two.high % 4U];
        }
    }
}

template <typename Lanes>
void HandsOnBoard<Lanes>::rank_all(CardSet board) {
    const CardSet left = (deck_.cards() | deck_.dealer()) - board;
    if constexpr (lane_count < Lanes >> 1) {
        dealers_ = Lanes{};
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            if (left.contains(Card::of_index(4 * seen_ + suit)))
                dealers_[suit] = static_cast<std::int32_t>(left.size()) - 3;
        }
    }
    hands_.clear();
    const HandTally on_board = HandTally::of(board);
    for (CardSet highs = left; !highs.empty(); highs.erase(highs.lowest())) {
        const Card high = highs.lowest();
        const HandTally with_high = on_board + tallies_[high.index()];
        for (CardSet lows = left; lows.lowest() != high; lows.erase(lows.lowest())) {
            const Card low = lows.lowest();
            const FiveCardRank rank = rank_best_five(with_high + tallies_[low.index()], [&] {
                CardSet cards = board;
                cards.insert(low);
                cards.insert(high);
                return cards;
            });
            hands_.push_back(std::uint32_t{rank.value()} << 16U |
                             static_cast<std::uint32_t>(number_of_hole(low.index(), high.index())));
        }
    }
    sort_by_bits(hands_, sorted_, 16);
    sort_by_bits(sorted_, hands_, 24);
}

template class HandsOnBoard<One>;
template class HandsOnBoard<FourSuits>;

}  // namespace baize::exact::informed
