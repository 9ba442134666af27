#include "math/holdem/boards/holdem_views.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/core/check.h"

namespace baize::exact::holdem {
namespace {

// For a flush, all cards out of the suit are equivalent.
constexpr unsigned any_out = rank_count;
constexpr std::size_t flush_cards = rank_count + 1;
constexpr std::size_t flush_pairs = flush_cards * (flush_cards + 1) / 2;

constexpr bool is_straight_flush(std::uint16_t value) {
    return value >= FiveCardRank::lowest_of(FiveCardHand::straight_flush).value();
}

// Hole cards that make a flush, with all cards out of the suit treated as one: by pair_of.
struct FlushPair {
    std::uint8_t one = 0;
    std::uint8_t other = 0;
    std::uint16_t value = 0;
};

using FlushPairs = StaticVector<FlushPair, flush_pairs>;

// Sorted, weakest first.
FlushPairs flushes_with(unsigned mask, unsigned needed) {
    const auto& values = FiveCardTables::get().flushes;
    const auto bits_of = [](unsigned card) { return card < any_out ? 1U << card : 0U; };
    FlushPairs all;
    for (std::uint8_t one = 0; one < flush_cards; ++one) {
        for (std::uint8_t other = 0; other <= one; ++other) {
            const unsigned held = bits_of(one) | bits_of(other);
            const auto cards = static_cast<unsigned>(std::popcount(held & ~mask));
            const unsigned wanted = (one < any_out ? 1U : 0U) + (other < any_out ? 1U : 0U);
            if (cards == wanted && cards >= needed)  // Else a card is on the board or held twice.
                all.push_back({one, other, values[mask | held]});
        }
    }
    std::sort(all.begin(), all.end(), [](const FlushPair& one, const FlushPair& other) {
        return one.value < other.value;
    });
    return all;
}

// Calls visit(hole) for the hole cards of a FlushPair.
template <typename Visit>
void for_each_hole_of(unsigned one, unsigned other, Visit&& visit) {
    if (one < any_out) return visit(hole_in(one, other));
    if (other < any_out) {
        for (unsigned out = 0; out < rank_count; ++out)
            visit(hole_split(other, out));
        return visit(pocket_again(other));
    }
    for (unsigned hole = 0; hole < pair_count; ++hole)
        visit(hole);
}

using CardsLeft = std::array<std::uint8_t, flush_cards>;

void set_flush(SuitOnBoard& suit, const FlushPair& flush, const Standoff& stand, unsigned below) {
    for_each_hole_of(flush.one, flush.other, [&](unsigned hole) {
        suit.below[hole] = static_cast<std::int16_t>(below);
        suit.equal[hole] = static_cast<std::int16_t>(stand.equal);
        if (is_straight_flush(flush.value)) {
            suit.straight_flushes.push_back({static_cast<std::uint16_t>(hole), flush.value});
        } else {
            suit.flush[hole] = -1;
        }
    });
}

// Visits the flushes from the weakest to the strongest, like all of the dealer's hands.
void order_flushes(const FlushPairs& flushes, const CardsLeft& left, SuitOnBoard& suit) {
    EqualHands<flush_cards> group(left);
    std::array<Standoff, flush_pairs> stands{};
    auto visit = visitor([&](unsigned name, const Standoff& stand) { stands[name] = stand; });
    for (std::size_t i = 0; i < flushes.size();) {
        const std::uint16_t value = flushes[i].value;
        for (; i < flushes.size() && flushes[i].value == value; ++i)
            group.add(flushes[i].one, flushes[i].other, pair_of(flushes[i].one, flushes[i].other));
        group.meet(value, false, visit);
        if (is_straight_flush(value)) continue;
        suit.flushes = static_cast<std::int16_t>(group.met().total());
        suit.flushes_out = static_cast<std::int16_t>(group.met().with(any_out));
        for (unsigned rank = 0; rank < rank_count; ++rank)
            suit.flushes_in[rank] = static_cast<std::int16_t>(group.met().with(rank));
    }
    for (const FlushPair& flush : flushes) {
        const Standoff& stand = stands[pair_of(flush.one, flush.other)];
        const unsigned all = group.met().without(flush.one, flush.other) + 1;
        set_flush(suit, flush, stand, dealer_hands - (all - stand.below));
    }
}

}  // namespace

SuitOnBoard suit_on_board(Ranks in) {
    SuitOnBoard suit;
    CardsLeft left{};
    left.fill(1);
    unsigned mask = 0;
    for (const std::uint8_t rank : in) {
        suit.in[suit.size++] = rank;
        left[rank] = 0;
        mask |= 1U << rank;
    }
    left[any_out] = static_cast<std::uint8_t>(34 + suit.size);
    suit.first_flush = std::array<std::uint16_t, 3>{first_suited, first_split, 0}[suit.size - 3U];
    for (unsigned hole = 0; hole < hole_places; ++hole) {
        const auto is_live = [&](unsigned card) { return card >= first_out || left[card] != 0; };
        const bool live = is_live(holes[hole].one) && is_live(holes[hole].other);
        suit.dealt[hole] = live && holes[hole].ways != 0 ? -1 : 0;
    }
    order_flushes(flushes_with(mask, 5U - suit.size), left, suit);
    return suit;
}

void Views::add(const SuitOnBoard& suit, Ranks out) {
    BAIZE_CHECK(size_ < lanes);
    std::copy(out.begin(), out.end(), outs_[size_].begin());
    suits_[size_++] = &suit;
}

void Views::close() {
    Eight plain{};  // Views in which some hole cards make no flush.
    Eight split{};  // Views in which no single card of the suit makes a flush.
    for (std::size_t lane = 0; lane < size_; ++lane) {
        plain[lane] = suits_[lane]->size < 5 ? -1 : 0;
        split[lane] = suits_[lane]->size < 4 ? -1 : 0;
    }
    out_.fill(plain & eight_of(3));
    in_.fill(split & eight_of(1));
    live_in_.fill(eight_of(-1));
    for (std::size_t lane = 0; lane < size_; ++lane) {
        for (const std::uint8_t rank : suits_[lane]->ranks()) {
            in_[rank][lane] = 0;
            live_in_[rank][lane] = 0;
        }
        for (const std::uint8_t rank : out(lane))
            --out_[rank][lane];
    }
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        both_[rank] = out_[rank] + in_[rank];
        beside_in_[rank] = out_[rank] & split;
        const Eight fewer = plain & (out_[rank] - std::int16_t{1});
        pockets_[rank] = (out_[rank] * fewer >> 1) + in_[rank] * out_[rank];
        beside_pocket_[rank] = fewer + in_[rank];
    }
}

void DealersSeen::add_flushes(const Views& views) {
    for (std::size_t lane = 0; lane < views.size(); ++lane) {
        const SuitOnBoard& suit = views.suit(lane);
        all_[lane] = static_cast<std::int16_t>(all_[lane] + suit.flushes);
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            in_[rank][lane] = static_cast<std::int16_t>(in_[rank][lane] + suit.flushes_in[rank]);
            out_[rank][lane] = static_cast<std::int16_t>(out_[rank][lane] + suit.flushes_out);
        }
    }
}

void DealersSeen::take(const DealersSeen& others) {
    all_ -= others.all_;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        in_[rank] -= others.in_[rank];
        out_[rank] -= others.out_[rank];
    }
}

HoleRow DealersSeen::without_flush(std::size_t lane, std::size_t first_flush) const {
    std::array<std::int16_t, rank_count> in{};
    std::array<std::int16_t, rank_count> out{};
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        in[rank] = in_[rank][lane];
        out[rank] = out_[rank][lane];
    }
    HoleRow row{};
    for (unsigned one = 0; one < rank_count; ++one) {
        const int without_in = all_[lane] - in[one];
        const int without_out = all_[lane] - out[one];
        std::int16_t* const at = &row[hole_out(one, 0)];
        for (unsigned other = 0; other <= one; ++other)
            at[first_suited + other] = static_cast<std::int16_t>(without_in - in[other]);
        if (first_flush == first_suited) continue;
        for (unsigned other = 0; other <= one; ++other) {
            at[first_split + other] = static_cast<std::int16_t>(without_in - out[other]);
            at[first_lower_in + other] = static_cast<std::int16_t>(without_out - in[other]);
        }
    }
    return row;
}

void turn_plain_rows(const Views& views,
                     const std::array<HoleRow, lanes>& rows,
                     PlainLanes& turned_rows) {
    std::array<Eight, 3> plain{};  // By the number of hole cards of the suit.
    for (std::size_t lane = 0; lane < views.size(); ++lane) {
        plain[0][lane] = views.suit(lane).first_flush > 0 ? -1 : 0;
        plain[1][lane] = views.suit(lane).first_flush > first_split ? -1 : 0;
    }
    for (std::size_t hole = 0; hole < turned_rows.size(); hole += lanes) {
        std::array<Eight, lanes> block{};
        for (std::size_t lane = 0; lane < lanes; ++lane)
            std::memcpy(&block[lane], &rows[lane][hole], sizeof(Eight));
        block = turned(block);
        for (std::size_t i = 0; i < lanes; ++i)
            turned_rows[hole + i] = block[i] & plain[hole + i < first_split ? 0 : 1];
    }
}

}  // namespace baize::exact::holdem
