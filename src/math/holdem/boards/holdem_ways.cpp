#include "math/holdem/boards/holdem_ways.h"

namespace baize::exact::holdem {
namespace {

// Ranks without one or two of them.
struct Few {
    std::array<std::uint8_t, 5> ranks{};
    std::size_t size = 0;

    Few(Ranks all, std::size_t leave, std::size_t leave_too) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i != leave && i != leave_too) ranks[size++] = all[i];
        }
    }

    operator Ranks() const { return {ranks.data(), size}; }  // NOLINT(google-explicit-constructor)
};

constexpr std::size_t none = ~std::size_t{0};

// Returns how many of the hole cards are of the rank and out.
unsigned held_out(const Hole& hole, unsigned rank) {
    return (hole.one == first_out + rank ? 1U : 0U) + (hole.other == first_out + rank ? 1U : 0U);
}

// Returns how many of three cards are left; 0 if the hole cards are impossible.
std::int16_t left_of_three(unsigned gone) {
    return static_cast<std::int16_t>(gone < 3 ? 3 - gone : 0);
}

std::int16_t two_of(std::int16_t left) {
    return static_cast<std::int16_t>(left * (left - 1) / 2);
}

}  // namespace

Ways::Ways() : single_(rank_count), pairs_(pair_count) {
    for (unsigned name = 0; name < hole_places; ++name) {
        std::array<unsigned, rank_count> held{};
        for (unsigned rank = 0; rank < rank_count; ++rank) {
            held[rank] = held_out(holes[name], rank);
            single_[rank][name] = left_of_three(held[rank]);
        }
        for (unsigned pair = 0; pair < pair_count; ++pair) {
            const auto [high, low] = pairs[pair];  // Ascending: the first is the low one.
            const unsigned same = high == low ? 1 : 0;
            auto& [first, second, both] = pairs_[pair];
            first[name] = left_of_three(held[low] + same);
            second[name] = left_of_three(held[high] + same);
            both[name] = same != 0 ? two_of(left_of_three(held[low]))
                                   : static_cast<std::int16_t>(left_of_three(held[low]) *
                                                               left_of_three(held[high]));
        }
    }
}

Parts flops_in_board(Ranks in, Ranks out) {
    Parts parts;
    const auto add = [&](Ranks flop_in, Ranks flop_out, Missing missing) {
        parts.push_back({static_cast<std::uint16_t>(flop_of(flop_in, flop_out)), missing});
    };
    for (std::size_t i = 0; i < in.size(); ++i) {
        for (std::size_t j = i + 1; j < in.size(); ++j)
            add(Few(in, i, j), out, Missing::none);
    }
    if (out.empty()) return parts;
    const bool same = out.size() == 2 && out[0] == out[1];
    for (std::size_t i = 0; i < in.size(); ++i) {
        add(Few(in, i, none), Few(out, 0, none), Missing::first);
        if (out.size() == 2 && !same) add(Few(in, i, none), Few(out, 1, none), Missing::second);
    }
    if (out.size() == 2) add(in, {}, Missing::both);
    return parts;
}

namespace {

// Returns the parts without one card.
template <typename Number>
Parts parts_without_one(Ranks in, Ranks out, std::size_t least_in, Number number) {
    Parts parts;
    const auto add = [&](Ranks part_in, Ranks part_out, Missing missing) {
        parts.push_back({static_cast<std::uint16_t>(number(part_in, part_out)), missing});
    };
    for (std::size_t i = 0; i < in.size() && in.size() > least_in; ++i)
        add(Few(in, i, none), out, Missing::none);
    if (out.empty()) return parts;
    add(in, Few(out, 0, none), Missing::first);
    if (out.size() == 2 && out[0] != out[1]) add(in, Few(out, 1, none), Missing::second);
    return parts;
}

}  // namespace

Parts turns_in_board(Ranks in, Ranks out) {
    return parts_without_one(in, out, 2, turn_of);
}

}  // namespace baize::exact::holdem
