#include "math/known_cards/known_sums.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace baize::exact::known_cards {
namespace {

constexpr std::size_t most_bytes_of_sums = std::size_t{512} << 20U;

// All ways to rename the suits.
constexpr std::size_t namings = 24;
constexpr auto every_naming = [] {
    std::array<Names, namings> all{};
    Names names{0, 1, 2, 3};
    for (Names& each : all) {
        each = names;
        std::next_permutation(names.begin(), names.end());
    }
    return all;
}();

// Returns the suit that gets a name.
constexpr int suit_named(std::size_t naming, std::uint8_t name) {
    int suit = 0;
    while (every_naming[naming][static_cast<std::size_t>(suit)] != name)
        ++suit;
    return suit;
}

using Under = std::array<std::uint16_t, hole_count>;

// There is a function for each renaming, because the suits can be permuted in one instruction only
// if the compiler knows the permutation.
template <std::size_t naming>
void add_named(FourSuits* sums, const Under& under, const Holes& holes, const FourSuits* row) {
    for (const std::uint16_t hole : holes) {
        sums[under[hole]] += __builtin_shufflevector(row[hole],
                                                     row[hole],
                                                     suit_named(naming, 0),
                                                     suit_named(naming, 1),
                                                     suit_named(naming, 2),
                                                     suit_named(naming, 3));
    }
}

template <std::size_t... naming>
constexpr auto adders_named(std::index_sequence<naming...>) {
    return std::array{&add_named<naming>...};
}

void add_under(FourSuits* sums,
               const Names& names,
               const Under& under,
               const Holes& holes,
               const FourSuits* row) {
    static constexpr auto adders = adders_named(std::make_index_sequence<namings>());
    const auto* const at = std::find(every_naming.begin(), every_naming.end(), names);
    adders[static_cast<std::size_t>(at - every_naming.begin())](sums, under, holes, row);
}

void add_under(One* sums, const Names&, const Under& under, const Holes& holes, const One* row) {
    for (const std::uint16_t hole : holes)
        sums[under[hole]] += row[hole];
}

// Returns the lane of a sum under renamed suits; four lanes are the four suits.
template <typename Lanes>
std::size_t lane_under(const Names& names, std::size_t lane) {
    return lane_count<Lanes> == 1 ? lane : names[lane];
}

}  // namespace

void list_holes(CardSet cards, Holes& holes) {
    holes.clear();
    for (CardSet highs = cards; !highs.empty(); highs.erase(highs.lowest())) {
        const Card high = highs.lowest();
        for (CardSet lows = cards; lows.lowest() != high; lows.erase(lows.lowest())) {
            holes.push_back(
                static_cast<std::uint16_t>(number_of_hole(lows.lowest().index(), high.index())));
        }
    }
}

bool is_small_enough(std::initializer_list<const LinesByClass*> lines,
                     std::int64_t most,
                     std::int64_t orders) {
    constexpr std::int64_t most_factor = std::numeric_limits<std::int16_t>::max();
    for (const LinesByClass* by_class : lines) {
        for (const Line& line : *by_class) {
            for (const std::int64_t factor : {line.all, line.below, line.equal, line.weak}) {
                if (std::abs(factor) > most_factor) return false;
            }
        }
    }
    constexpr std::int64_t dealers_of_card = 44;
    constexpr std::int64_t boards_of_flop = 49 * 48 / 2;
    return most * dealers_of_card * boards_of_flop * orders * std::int64_t{namings} <=
           std::numeric_limits<std::int32_t>::max();
}

template <typename Lanes>
FlopSums<Lanes>::FlopSums(const BoardsOfDeck& boards, const ParallelExecutor& executor)
    : boards_(boards), executor_(executor) {
    const std::size_t size = boards.flops.kinds().size() * hole_count;
    const std::size_t most = most_bytes_of_sums / (size * sizeof(Lanes));
    parts_.resize(std::clamp<std::size_t>(most, 1, executor.workers));
    for (std::vector<Lanes>& part : parts_)
        part.resize(size);
}

template <typename Lanes>
void FlopSums<Lanes>::add(std::size_t part, CardSet flop, const Holes& holes, const Lanes* row) {
    const Place& place = boards_.flops[flop];
    add_under(&parts_[part][place.kind * hole_count],
              boards_.deck.all_names()[place.names],
              boards_.deck.holes_under(place.names),
              holes,
              row);
}

template <typename Lanes>
WholeSums<Lanes> FlopSums<Lanes>::whole(std::size_t flop,
                                        std::size_t hole,
                                        const std::vector<std::size_t>& keeping) const {
    const Deck& deck = boards_.deck;
    WholeSums<Lanes> sums{};
    for (const std::size_t names : keeping) {
        const std::size_t at = flop * hole_count + deck.holes_under(names)[hole];
        for (const std::vector<Lanes>& part : parts_) {
            for (std::size_t i = 0; i < sums.size(); ++i)
                sums[i] += lane(part[at], lane_under<Lanes>(deck.all_names()[names], i));
        }
    }
    for (std::int64_t& sum : sums)
        sum /= static_cast<std::int64_t>(deck.all_names().size());
    return sums;
}

template <typename Lanes>
Decisions<Lanes>::Decisions(const Deck& deck, const Places& places)
    : deck_(deck), places_(places), bits_(places.kinds().size() * hole_count) {
    for (const Names& names : deck.all_names()) {
        std::array<Few, 16>& spread = spread_.emplace_back();
        for (Few bits = 0; bits < spread.size(); ++bits) {
            for (std::size_t i = 0; i < lane_count<Lanes>; ++i)
                spread[bits] |= (bits >> lane_under<Lanes>(names, i) & 1U) << (8 * i);
        }
    }
}

template <typename Lanes>
void spread_over_names(const Deck& deck, std::vector<WholeSums<Lanes>>& sums) {
    std::vector<WholeSums<Lanes>> spread(sums.size());
    for (std::size_t names = 0; names < deck.all_names().size(); ++names) {
        for (std::size_t hole = 0; hole < hole_count; ++hole) {
            const WholeSums<Lanes>& from = sums[deck.holes_under(names)[hole]];
            for (std::size_t i = 0; i < from.size(); ++i)
                spread[hole][i] += from[lane_under<Lanes>(deck.all_names()[names], i)];
        }
    }
    for (WholeSums<Lanes>& all : spread) {
        for (std::int64_t& sum : all)
            sum /= static_cast<std::int64_t>(deck.all_names().size());
    }
    sums = std::move(spread);
}

template class FlopSums<One>;
template class FlopSums<FourSuits>;
template class Decisions<One>;
template class Decisions<FourSuits>;
template void spread_over_names<One>(const Deck&, std::vector<WholeSums<One>>&);
template void spread_over_names<FourSuits>(const Deck&, std::vector<WholeSums<FourSuits>>&);

}  // namespace baize::exact::known_cards
