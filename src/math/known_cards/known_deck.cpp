#include "math/known_cards/known_deck.h"

#include <algorithm>

#include "engine/hands/rank_counts.h"

namespace baize::exact::known_cards {
namespace {

// Numbers of ways to choose up to four cards.
constexpr auto ways_to_choose = [] {
    std::array<std::array<std::uint32_t, 5>, card_count + 1> ways{};
    for (std::size_t many = 0; many <= card_count; ++many) {
        ways[many][0] = 1;
        for (std::size_t few = 1; few < 5 && many > 0; ++few)
            ways[many][few] = ways[many - 1][few] + ways[many - 1][few - 1];
    }
    return ways;
}();

// Calls visit(chosen) for every choice of `size` cards.
template <typename Visit>
void for_each_choice(CardSet from, std::size_t size, CardSet chosen, Visit& visit) {
    if (size == 0) return visit(chosen);
    while (from.size() >= size) {
        CardSet more = chosen;
        more.insert(from.lowest());
        from.erase(from.lowest());
        for_each_choice(from, size - 1, more, visit);
    }
}

}  // namespace

CardSet renamed(CardSet cards, const Names& names) {
    std::uint64_t bits = 0;
    for (unsigned suit = 0; suit < suit_count; ++suit)
        bits |= (cards.bits() >> suit & one_suit) << names[suit];
    return CardSet::of_bits(bits);
}

Deck::Deck(const Information& information)
    : cards_(CardSet::full_deck() - information.known - information.dealer),
      dealer_(information.dealer) {
    Names names{0, 1, 2, 3};
    do {
        if (renamed(information.known, names) == information.known &&
            renamed(dealer_, names) == dealer_)
            names_.push_back(names);
    } while (std::next_permutation(names.begin(), names.end()));
    for (const Names& under : names_) {
        std::array<std::uint16_t, hole_count>& holes = holes_.emplace_back();
        const auto card_under = [&](std::size_t card) { return card / 4 * 4 + under[card % 4]; };
        for (std::size_t high = 1; high < card_count; ++high) {
            for (std::size_t low = 0; low < high; ++low) {
                const std::size_t one = card_under(low);
                const std::size_t other = card_under(high);
                holes[number_of_hole(low, high)] = static_cast<std::uint16_t>(
                    number_of_hole(std::min(one, other), std::max(one, other)));
            }
        }
    }
}

std::vector<Kind> Deck::kinds(std::size_t size) const {
    std::vector<Kind> kinds;
    auto add = [&](CardSet cards) {
        std::uint32_t keeping = 0;
        for (const Names& names : names_) {
            const std::uint64_t other = renamed(cards, names).bits();
            if (other < cards.bits()) return;
            if (other == cards.bits()) ++keeping;
        }
        kinds.push_back({cards, static_cast<std::uint32_t>(names_.size()) / keeping});
    };
    for_each_choice(cards_, size, {}, add);
    return kinds;
}

Places::Places(const Deck& deck, std::size_t size)
    : deck_(deck), kinds_(deck.kinds(size)), places_(ways_to_choose[card_count][size]) {
    const std::vector<Names>& all = deck.all_names();
    for (std::uint32_t kind = 0; kind < kinds_.size(); ++kind) {
        const CardSet cards = kinds_[kind].cards;
        for (std::size_t names = all.size(); names-- > 0;) {
            Names back{};
            for (std::uint8_t suit = 0; suit < suit_count; ++suit)
                back[all[names][suit]] = suit;
            const auto at = std::find(all.begin(), all.end(), back) - all.begin();
            places_[number(renamed(cards, all[names]))] = {kind, static_cast<std::uint8_t>(at)};
        }
    }
}

std::vector<std::size_t> Places::keeping(std::size_t kind) const {
    std::vector<std::size_t> keeping;
    const std::vector<Names>& all = deck_.all_names();
    for (std::size_t names = 0; names < all.size(); ++names) {
        if (renamed(kinds_[kind].cards, all[names]) == kinds_[kind].cards) keeping.push_back(names);
    }
    return keeping;
}

std::size_t Places::number(CardSet cards) {
    std::size_t number = 0;
    for (std::size_t size = 1; !cards.empty(); ++size) {
        number += ways_to_choose[cards.lowest().index()][size];
        cards.erase(cards.lowest());
    }
    return number;
}

}  // namespace baize::exact::known_cards
