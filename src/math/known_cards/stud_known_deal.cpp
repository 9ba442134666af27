#include "math/known_cards/stud_known_deal.h"

#include <algorithm>

#include "engine/core/check.h"

namespace baize::exact::stud {
namespace {

// Returns the places of a class that hold certain cards; of equal ranks the last places.
unsigned places_of(const HandClass& hands, RankCounts certain) {
    unsigned places = 0;
    for (unsigned place = hand_size; place-- > 0;) {
        const RankCounts one = RankCounts{1} << (4U * hands.ranks[place]);
        if (count_of(certain, hands.ranks[place]) == 0) continue;
        certain -= one;
        places |= 1U << place;
    }
    return places;
}

// If ranks are equal, the first places are kept, so that no part is counted twice.
bool keeps_first_of_equals(const HandClass& hands, unsigned kept, unsigned others) {
    for (unsigned place = 1; place < hand_size; ++place) {
        const bool is_kept = (kept >> place & 1U) != 0;
        const bool might_keep_another =
            hands.ranks[place - 1] == hands.ranks[place] && (others >> (place - 1) & 1U) != 0;
        if (is_kept && might_keep_another && (kept >> (place - 1) & 1U) == 0) return false;
    }
    return true;
}

// Ways to choose cards of one rank, by the numbers of cards available and taken.
constexpr auto ways_of_one_rank = [] {
    std::array<std::array<std::uint8_t, suit_count + 1>, suit_count + 1> ways{};
    for (unsigned from = 0; from <= suit_count; ++from) {
        for (unsigned take = 0; take <= suit_count; ++take)
            ways[from][take] = static_cast<std::uint8_t>(tie_break::choose(from, take));
    }
    return ways;
}();

Weight of_one_rank(unsigned from, unsigned take) {
    return ways_of_one_rank[from][take];
}

RankMask ranks_at(const HandClass& hands, std::size_t places) {
    RankMask ranks = 0;
    for (std::size_t place = 0; place < hands.naturals.size(); ++place)
        ranks |= (static_cast<RankMask>(places >> place) & 1U) << hands.naturals[place];
    return ranks;
}

RankMask natural_ranks_of(const HandClass& hands) {
    return ranks_at(hands, (std::size_t{1} << hands.naturals.size()) - 1);
}

}  // namespace

Suits KnownDeal::suits() const {
    Suits with_naturals;
    Suits all;
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        all.push_back(suit);
        if (naturals(held, suit) != 0) with_naturals.push_back(suit);
    }
    if (with_naturals.empty()) return all;
    return with_naturals.size() == 1 ? with_naturals : Suits{};
}

Completions::Completions(const KnownDeal& deal)
    : deal_(deal),
      suits_(deal.suits()),
      held_(rank_counts(deal.held)),
      left_(rank_counts(deal.deck)) {
    BAIZE_CHECK(!deal.held.empty() && deal.held.size() <= hand_size);
    for (unsigned kept = 0; kept < proper_parts; ++kept) {
        if (static_cast<std::size_t>(std::popcount(kept)) <= deal.missing())
            usable_.push_back(static_cast<std::uint8_t>(kept));
    }
    const std::size_t wilds = deal.twos_are_wild ? count_of(left_, 0) : 0;
    of_one_suit_.assign(suits_.size(), std::vector<ByRanks>(wilds + 1));
}

void Completions::add(const HandClass& hands) {
    for (std::size_t rank = 0; rank < rank_count; ++rank)
        if (count_of(held_, rank) > count_of(hands.counts, rank)) return;
    if (!hands.is_of_one_suit) add_by_rank(hands);
    if (hands.is_without_pair) add_of_one_suit(hands, hands.is_of_one_suit ? 1 : -1);
}

// Returns the ways to deal `wanted` to the dealer when certain cards are among them.
std::int32_t Completions::hands_with(RankCounts wanted, RankCounts certain) const {
    unsigned ways = 1;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        const unsigned more = count_of(wanted, rank) - count_of(certain, rank);
        if (more == 0) continue;
        const unsigned left = count_of(left_, rank);
        const unsigned taken = count_of(certain, rank);
        if (taken > left) return 0;
        ways *= tie_break::choose(left - taken, more);
    }
    return static_cast<std::int32_t>(ways);
}

// Adds all hands of these ranks, including those of one suit.
void Completions::add_by_rank(const HandClass& hands) {
    const RankCounts wanted = hands.counts - held_;
    const unsigned others = 0b11111U & ~places_of(hands, held_);
    for (unsigned kept = others;; kept = (kept - 1) & others) {
        if (keeps_first_of_equals(hands, kept, others)) {
            RankCounts certain = 0;
            for (unsigned left = kept; left != 0; left &= left - 1) {
                const auto place = static_cast<std::size_t>(std::countr_zero(left));
                certain += RankCounts{1} << (4U * hands.ranks[place]);
            }
            holding_[hands.parts[kept]] += hands_with(wanted, certain);
        }
        if (kept == 0) break;
    }
}

// Returns the ways to choose the wild twos of a hand when the player holds `taken` of them.
std::int32_t Completions::ways_of_wilds(const HandClass& hands, unsigned taken) const {
    if (!deal_.twos_are_wild) return 1;
    return static_cast<std::int32_t>(
        tie_break::choose(count_of(left_, 0) - taken, hands.wilds - count_of(held_, 0)));
}

void Completions::add_of_one_suit(const HandClass& hands, std::int32_t sign) {
    const RankMask naturals = natural_ranks_of(hands);
    for (std::size_t i = 0; i < suits_.size(); ++i) {
        const RankMask there = deal_.naturals(deal_.deck, suits_[i]);
        const RankMask wanted = naturals & ~deal_.naturals(deal_.held, suits_[i]);
        if ((wanted & ~there) != 0) continue;
        for (unsigned taken = 0; taken < of_one_suit_[i].size(); ++taken) {
            const std::int32_t count = sign * ways_of_wilds(hands, taken);
            if (count != 0) add_without(there & ~wanted, count, of_one_suit_[i][taken]);
        }
    }
}

// Adds the count to every set of ranks that a player can hold while the dealer has such a hand.
void Completions::add_without(RankMask others, std::int32_t count, ByRanks& by_ranks) {
    for (RankMask held = others;; held = (held - 1) & others) {
        by_ranks[held] += count;
        if (held == 0) return;
    }
}

CompletedHands Completions::against(const HandClass& player) const {
    CompletedHands hands;
    for (const unsigned kept : usable_) {
        const std::int32_t count = holding_[player.parts[kept]];
        hands.were_suits_nothing += std::popcount(kept) % 2 == 0 ? count : -count;
    }
    if (suits_.empty()) return hands;
    for (std::size_t held = 0; held < std::size_t{1} << player.naturals.size(); ++held) {
        const RankMask ranks = ranks_at(player, held);
        for (std::size_t i = 0; i < suits_.size(); ++i)
            hands.of_one_suit[i][held] = of_one_suit_[i][player.wilds][ranks];
    }
    return hands;
}

PlayerHands::PlayerHands(const KnownDeal& deal)
    : deal_(deal), suits_(deal.suits()), left_(rank_counts(deal.deck)) {
    for (unsigned suit = 0; suit < suit_count; ++suit)
        naturals_left_[suit] = deal.naturals(deal.deck, suit);
}

bool PlayerHands::can_have(const HandClass& hands) const {
    return std::none_of(hands.ranks.begin(), hands.ranks.end(), [&](std::uint8_t rank) {
        return count_of(hands.counts, rank) > count_of(left_, rank);
    });
}

Weight PlayerHands::ways(const HandClass& hands) const {
    Weight suited = 0;
    if (hands.is_without_pair) {
        const RankMask naturals = natural_ranks_of(hands);
        for (unsigned suit = 0; suit < suit_count; ++suit)
            suited += (naturals & ~naturals_left_[suit]) == 0 ? 1U : 0U;
    }
    if (hands.is_of_one_suit) return suited * ways_of_wilds(hands);
    Weight all = 1;
    for (const std::uint8_t rank : hands.naturals)
        all *= of_one_rank(count_of(left_, rank), count_of(hands.counts, rank));
    return (all - suited) * ways_of_wilds(hands);
}

// Returns the same number for hands that hold exactly the ranks at the places `held` in the suit.
Weight PlayerHands::ways(const HandClass& hands, unsigned suit, Places held) const {
    const std::size_t all_places = (std::size_t{1} << hands.naturals.size()) - 1;
    Weight suited = 0;
    if (hands.is_without_pair && (held == all_places || held == 0)) {
        const RankMask naturals = natural_ranks_of(hands);
        for (unsigned other = 0; other < suit_count; ++other) {
            const bool counts = (other == suit) == (held != 0);
            suited += counts && (naturals & ~naturals_left_[other]) == 0 ? 1U : 0U;
        }
    }
    if (hands.is_of_one_suit) return suited * ways_of_wilds(hands);
    const RankMask there = naturals_left_[suit];
    Weight all = 1;
    for (std::size_t place = 0; place < hands.naturals.size(); ++place) {
        const std::size_t rank = hands.naturals[place];
        const unsigned in_suit = there >> rank & 1U;
        const unsigned is_held = unsigned{held} >> place & 1U;
        if (is_held > in_suit) return 0;
        all *= of_one_rank(count_of(left_, rank) - in_suit, count_of(hands.counts, rank) - is_held);
    }
    return (all - suited) * ways_of_wilds(hands);
}

}  // namespace baize::exact::stud
