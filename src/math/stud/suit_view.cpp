#include "math/stud/suit_view.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>

namespace baize::exact::stud {
namespace {

using HeldBySuit = std::array<Places, suit_count>;

// Calls visit(held) for every choice of suits for the cards of a shape.
template <typename Visit>
void for_each_way(const SuitShape& shape, Visit&& visit, HeldBySuit held = {}, std::size_t at = 0) {
    if (at == shape.size()) return visit(held);
    for (unsigned suits = 0; suits < 1U << suit_count; ++suits) {
        if (std::popcount(suits) != shape[at]) continue;
        HeldBySuit more = held;
        for (std::size_t suit = 0; suit < suit_count; ++suit)
            more[suit] |= static_cast<Places>((suits >> suit & 1U) << at);
        for_each_way(shape, visit, more, at + 1);
    }
}

}  // namespace

SuitViews::SuitViews(const SuitShape& shape) : shape_(shape) {
    std::array<std::map<Places, std::uint32_t>, 2> natural;  // By whether the hand is of one suit.
    std::array<std::map<HeldBySuit, std::uint32_t>, 2> wild;
    for_each_way(shape, [&](HeldBySuit held) {
        // The names of the suits do not matter.
        std::sort(held.begin(), held.end(), std::greater<>());
        const std::size_t of_one_suit = held[1] == 0 ? 1 : 0;
        for (const Places places : held)
            ++natural[of_one_suit][places];
        ++wild[of_one_suit][held];
    });
    for (const std::size_t of_one_suit : {0U, 1U}) {
        for (const auto& [places, ways] : natural[of_one_suit])
            views_[of_one_suit][0].push_back({{places}, ways});
        for (const auto& [held, ways] : wild[of_one_suit])
            views_[of_one_suit][1].push_back({{held[0], held[1], held[2], held[3]}, ways});
    }
}

}  // namespace baize::exact::stud
