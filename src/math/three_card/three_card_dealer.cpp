#include "math/three_card/three_card_dealer.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "engine/core/check.h"
#include "engine/games/three_card/game.h"

namespace baize::exact {

namespace {

constexpr std::size_t rank_values = std::size_t{6} << 12U;  // For ThreeCardRank values.

// One column for no card, 13 for one card, 13 x 13 for two cards.
constexpr std::size_t column_count = 1 + rank_count + rank_count * rank_count;

// Calls visit(hand) for each hand of three cards that contains `held`; the others are from the
// deck.
template <typename Visit>
void for_each_three_with(CardSet held, CardSet deck, Visit&& visit) {
    if (held.size() == 3) return visit(held);
    for (deck = deck - held; !deck.empty();) {
        CardSet more = held;
        more.insert(deck.lowest());
        deck.erase(deck.lowest());
        for_each_three_with(more, deck, visit);
    }
}

std::size_t number(Rank rank) {
    return static_cast<std::size_t>(rank);
}

// Cards that differ only in the names of their suits have one number. Two cards of one suit are on
// one side of the square's diagonal, two of different suits on the other side or, as a pair, on it.
// REQUIRES: at most two cards.
std::size_t column_number(CardSet held) {
    if (held.empty()) return 0;
    const Card low = held.lowest();
    held.erase(low);
    if (held.empty()) return 1 + number(low.rank());
    const Card high = held.lowest();
    const bool suited = low.suit() == high.suit();
    const std::size_t row = number(suited ? high.rank() : low.rank());
    const std::size_t side = number(suited ? low.rank() : high.rank());
    return 1 + rank_count + row * rank_count + side;
}

// The same numbering with every card counted separately.
constexpr std::size_t column_count_by_cards = 1 + card_count + card_count * card_count;

std::size_t column_number_by_cards(CardSet held) {
    if (held.empty()) return 0;
    const std::size_t low = held.lowest().index();
    held.erase(held.lowest());
    if (held.empty()) return 1 + low;
    return 1 + card_count + low * card_count + held.lowest().index();
}

CardList<5> as_dealt(CardSet hand) {
    CardList<5> cards;
    for (; !hand.empty(); hand.erase(hand.lowest()))
        cards.push_back(hand.lowest());
    return cards;
}

}  // namespace

ThreeCardDealer::ThreeCardDealer(const Rules& rules, CardSet known)
    : deck_(CardSet::full_deck() - known) {
    find_ranks(rules);
    sort_hands();
    is_whole() ? fill_columns_by_kind() : fill_columns_by_cards();
}

void ThreeCardDealer::fill_columns_by_kind() {
    columns_.resize(column_count);
    columns_[0] = column_of({});
    for (std::size_t low = 0; low < rank_count; ++low) {
        CardSet held;
        held.insert(Card(static_cast<Rank>(low), Suit::clubs));
        columns_[column_number(held)] = column_of(held);
        for (std::size_t high = low; high < rank_count; ++high) {
            for (const Suit suit : {Suit::clubs, Suit::diamonds}) {
                CardSet two = held;
                two.insert(Card(static_cast<Rank>(high), suit));
                if (two.size() == 2) columns_[column_number(two)] = column_of(two);
            }
        }
    }
}

void ThreeCardDealer::fill_columns_by_cards() {
    columns_.resize(column_count_by_cards);
    columns_[0] = column_of({});
    for (CardSet low = deck_; !low.empty();) {
        CardSet held;
        held.insert(low.lowest());
        low.erase(low.lowest());
        columns_[column_number_by_cards(held)] = column_of(held);
        for (CardSet high = low; !high.empty(); high.erase(high.lowest())) {
            CardSet two = held;
            two.insert(high.lowest());
            columns_[column_number_by_cards(two)] = column_of(two);
        }
    }
}

void ThreeCardDealer::find_ranks(const Rules& rules) {
    std::vector<CardSet> hand_of(rank_values);
    for_each_three_with(
        {}, CardSet::full_deck(), [&](CardSet hand) { hand_of[rank_three(hand).value()] = hand; });
    places_.assign(rank_values, 0);
    Round round;
    for (std::size_t value = 0; value < rank_values; ++value) {
        if (hand_of[value].empty()) continue;
        places_[value] = static_cast<std::uint16_t>(qualifies_.size());
        round.dealer = as_dealt(hand_of[value]);
        qualifies_.push_back(three_card::ThreeCard::dealer_call(rules, round).qualifies);
    }
}

// Counting sort: the number of hands of each rank determines where the next rank begins.
void ThreeCardDealer::sort_hands() {
    first_of_rank_.assign(qualifies_.size() + 1, 0);
    for_each_three_with({}, deck_, [&](CardSet hand) {
        if (qualifies_[place(hand)]) {
            ++first_of_rank_[place(hand) + 1];
        } else {
            not_qualified_.push_back(hand);
        }
    });
    std::partial_sum(first_of_rank_.begin(), first_of_rank_.end(), first_of_rank_.begin());
    qualified_.resize(first_of_rank_.back());
    std::vector<std::size_t> next = first_of_rank_;
    for_each_three_with({}, deck_, [&](CardSet hand) {
        if (qualifies_[place(hand)]) qualified_[next[place(hand)]++] = hand;
    });
}

ThreeCardDealer::Column ThreeCardDealer::column_of(CardSet held) const {
    Column column{.below = std::vector<std::uint16_t>(qualifies_.size() + 1, 0)};
    for_each_three_with(held, deck_, [&](CardSet hand) {
        const std::size_t at = place(hand);
        ++(qualifies_[at] ? column.below[at + 1] : column.not_qualified);
    });
    for (std::size_t i = 1; i < column.below.size(); ++i)
        column.below[i] = static_cast<std::uint16_t>(column.below[i] + column.below[i - 1]);
    return column;
}

const ThreeCardDealer::Column& ThreeCardDealer::column(CardSet held) const {
    return columns_[is_whole() ? column_number(held) : column_number_by_cards(held)];
}

ThreeCardDeal ThreeCardDealer::deal_of(std::size_t player, CardSet dealer) const {
    const std::size_t at = place(dealer);
    if (!qualifies_[at]) return ThreeCardDeal::not_qualified;
    if (at == player) return ThreeCardDeal::equal;
    return at < player ? ThreeCardDeal::lower : ThreeCardDeal::higher;
}

// Returns all hands, less those with one of the player's cards, plus those with two, which were
// subtracted twice, less the player's own. All of these hands contain the seen cards.
ThreeCardCounts ThreeCardDealer::counts(CardSet player, CardSet seen) const {
    BAIZE_CHECK(player.size() == 3 && seen.size() <= 3 && (player & seen).empty());
    const std::size_t at = place(player);
    std::array<std::int64_t, three_card_deals.size()> sums{};
    const auto add = [&](const Column& column, std::int64_t times) {
        const std::int64_t lower = column.below[at];
        const std::int64_t up_to = column.below[at + 1];
        sums[0] += times * column.not_qualified;
        sums[1] += times * lower;
        sums[2] += times * (up_to - lower);
        sums[3] += times * (column.below.back() - up_to);
    };
    const auto add_part = [&](CardSet part) {
        const std::int64_t times = part.size() % 2 == 0 ? 1 : -1;
        const CardSet held = part | seen;
        if (held.size() < 3) add(column(held), times);
        if (held.size() == 3) sums[static_cast<std::size_t>(deal_of(at, held))] += times;
    };
    add_part({});
    add_part(player);
    for (CardSet left = player; !left.empty(); left.erase(left.lowest())) {
        CardSet one;
        one.insert(left.lowest());
        add_part(one);
        add_part(player - one);
    }
    ThreeCardCounts counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) {
        BAIZE_CHECK(sums[i] >= 0);
        counts[i] = static_cast<Weight>(sums[i]);
    }
    return counts;
}

// Returns the nearest such hand, so that the judge is asked on both sides of the line between two
// classes.
CardSet ThreeCardDealer::example(CardSet player, ThreeCardDeal deal) const {
    const auto first_free = [&](auto from, auto end) {
        const auto found =
            std::find_if(from, end, [&](CardSet hand) { return (hand & player).empty(); });
        BAIZE_CHECK(found != end);
        return *found;
    };
    const auto first_of = [&](std::size_t rank) {
        return qualified_.begin() + static_cast<std::ptrdiff_t>(first_of_rank_[rank]);
    };
    const std::size_t own = place(player);
    switch (deal) {
        case ThreeCardDeal::not_qualified: break;
        case ThreeCardDeal::lower:
            return first_free(std::make_reverse_iterator(first_of(own)), qualified_.rend());
        case ThreeCardDeal::equal: return first_free(first_of(own), first_of(own + 1));
        case ThreeCardDeal::higher: return first_free(first_of(own + 1), qualified_.end());
    }
    return first_free(not_qualified_.begin(), not_qualified_.end());
}

}  // namespace baize::exact
