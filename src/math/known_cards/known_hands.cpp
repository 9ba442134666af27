#include "math/known_cards/known_hands.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace baize::exact::known_cards {
namespace {

// A stable sort by eight bits. It works from both ends, because successive hands often share these
// bits and would have to wait for each other.
void sort_by_bits(std::span<const std::uint32_t> from,
                  std::array<std::uint32_t, hole_count>& to,
                  unsigned shift) {
    std::array<std::uint32_t, 257> place{};
    for (const std::uint32_t hand : from)
        ++place[(hand >> shift & 0xFFU) + 1];
    std::partial_sum(place.begin(), place.end(), place.begin());
    std::array<std::uint32_t, 256> end{};
    std::copy_n(place.begin() + 1, end.size(), end.begin());
    std::size_t first = 0;
    std::size_t last = from.size();
    while (first + 1 < last) {
        const std::uint32_t low = from[first++];
        const std::uint32_t high = from[--last];
        to[place[low >> shift & 0xFFU]++] = low;
        to[--end[high >> shift & 0xFFU]] = high;
    }
    if (first < last) to[place[from[first] >> shift & 0xFFU]] = from[first];
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
void HandsOnBoard<Lanes>::add(ShowdownOutcome& met, std::uint32_t hand) const {
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
    size_ = 0;
    std::array<std::uint8_t, card_count> cards{};
    std::size_t count = 0;
    for (CardSet more = left; !more.empty(); more.erase(more.lowest()))
        cards[count++] = static_cast<std::uint8_t>(more.lowest().index());
    const HandTally on_board = HandTally::of(board);
    for (std::size_t i = 1; i < count; ++i) {
        const std::size_t high = cards[i];
        const HandTally with_high = on_board + tallies_[high];
        for (std::size_t j = 0; j < i; ++j) {
            const std::size_t low = cards[j];
            const FiveCardRank rank = rank_best_five(with_high + tallies_[low], [&] {
                return board | CardSet::of(std::array{Card::of_index(low), Card::of_index(high)});
            });
            hands_[size_++] = std::uint32_t{rank.value()} << 16U |
                              static_cast<std::uint32_t>(number_of_hole(low, high));
        }
    }
    sort_by_bits({hands_.data(), size_}, sorted_, 16);
    sort_by_bits({sorted_.data(), size_}, hands_, 24);
}

template <typename Lanes>
void HandsOnBoard<Lanes>::meet_weak() {
    weak_ = {};
    for (std::size_t i = 0; i < size_ && hands_[i] >> 16U < lowest_qualifying_; ++i)
        add(weak_, hands_[i]);
}

template class HandsOnBoard<One>;
template class HandsOnBoard<FourSuits>;

}  // namespace baize::exact::known_cards
