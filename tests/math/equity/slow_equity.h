// The slow reference implementation of equity: it deals every board card by card, compares every
// hand of five cards and divides every pot. It shares no code with src/math/equity but the names of
// the games.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/card_set.h"
#include "engine/core/fraction.h"
#include "engine/hands/five_card.h"
#include "engine/hands/low_reference.h"
#include "engine/hands/omaha.h"
#include "engine/hands/omaha_reference.h"
#include "engine/hands/reference.h"
#include "engine/poker/rules/variant.h"

namespace baize::slow_equity {

// Greater values are better; a low of 0 means no low hand.
struct Worth {
    std::uint32_t high = 0;
    int low = 0;
};

using Ranking = Worth (*)(const poker::VariantFacts& game, CardSet hole, CardSet board);

template <typename Visit>
void for_each_part(CardSet cards, std::size_t size, const Visit& visit, CardSet so_far = {}) {
    if (size == 0) return visit(so_far);
    while (cards.size() >= size) {
        CardSet more = so_far;
        more.insert(cards.lowest());
        cards.erase(cards.lowest());
        for_each_part(cards, size - 1, visit, more);
    }
}

// Finds the best hand by sorting and comparing every hand of five cards that the game allows.
inline Worth by_sorting(const poker::VariantFacts& game, CardSet hole, CardSet board) {
    Worth best;
    int lowest = reference::no_low;
    const auto look_at = [&](CardSet five) {
        best.high = std::max(best.high, reference::five_card(reference::list(five)));
        lowest = std::min(lowest, reference::low(five));
    };
    if (game.uses == poker::HoleCards::exactly_two) {
        reference::for_each_omaha_hand(hole, board, look_at);
    } else {
        for_each_part(hole | board, 5, look_at);
    }
    if (game.hilo && lowest != reference::no_low) best.low = reference::no_low - lowest;
    return best;
}

// Uses the rankings of src/engine/hands, which other tests check for every hand.
inline Worth by_proved_ranking(const poker::VariantFacts& game, CardSet hole, CardSet board) {
    if (game.uses == poker::HoleCards::exactly_two) {
        return {rank_omaha(hole, board).value(),
                game.hilo ? rank_omaha_low(hole, board).value() : 0};
    }
    return {rank_best_five(hole | board).value(), game.hilo ? rank_low(hole | board).value() : 0};
}

// Sums over deals; each pot counts as 55,440 parts, which every number of players divides.
struct Sums {
    std::int64_t deals = 0;
    std::vector<std::int64_t> high{};
    std::vector<std::int64_t> low{};
    std::vector<std::int64_t> wins{};
    std::vector<std::int64_t> ties{};

    explicit Sums(std::size_t hands) : high(hands), low(hands), wins(hands), ties(hands) {}

    void add(const Sums& other) {
        deals += other.deals;
        for (std::size_t i = 0; i < high.size(); ++i) {
            high[i] += other.high[i];
            low[i] += other.low[i];
            wins[i] += other.wins[i];
            ties[i] += other.ties[i];
        }
    }

    [[nodiscard]] std::int64_t parts(std::size_t hand) const { return high[hand] + low[hand]; }
};

inline constexpr std::int64_t whole_pot = 55'440;

class Table {
  public:
    Table(const poker::VariantFacts& game, Ranking ranking, CardSet dead)
        : game_(game), ranking_(ranking), dead_(dead) {}

    // Sums over all boards: `hands` are the players' cards, `gone` are other cards that cannot
    // come.
    [[nodiscard]] Sums over_boards(const std::vector<CardSet>& hands,
                                   CardSet known,
                                   CardSet gone = {}) const {
        Sums sums(hands.size());
        for_each_part(unseen(hands, known, gone), 5 - known.size(), [&](CardSet coming) {
            divide(hands, known | coming, sums);
        });
        return sums;
    }

    // At Pineapple `dealt` has all three cards of each player; `flop` is empty if the discard is
    // before the flop.
    [[nodiscard]] Sums over_discards(const std::vector<CardSet>& dealt,
                                     CardSet flop,
                                     CardSet board) const {
        const std::vector<CardSet> kept = best_play(dealt, {}, flop).kept;
        CardSet gone;
        for (const CardSet three : dealt)
            gone = gone | three;
        return over_boards(kept, board, gone);
    }

    // At Crazy Pineapple before the flop, plays each flop separately.
    [[nodiscard]] Sums over_flops(const std::vector<CardSet>& dealt) const {
        Sums sums(dealt.size());
        for_each_part(unseen(dealt, {}, {}), 3, [&](CardSet flop) {
            sums.add(over_discards(dealt, flop, flop));
        });
        return sums;
    }

  private:
    struct Play {
        std::vector<CardSet> kept{};
        std::vector<std::int64_t> parts{};
    };

    [[nodiscard]] CardSet unseen(const std::vector<CardSet>& hands,
                                 CardSet known,
                                 CardSet gone) const {
        CardSet left = CardSet::full_deck() - dead_ - known - gone;
        for (const CardSet hand : hands)
            left = left - hand;
        return left;
    }

    // Lets the next player try all three discards and keep the best one.
    [[nodiscard]] Play best_play(const std::vector<CardSet>& dealt,
                                 const std::vector<CardSet>& kept,
                                 CardSet flop) const {
        const std::size_t player = kept.size();
        if (player == dealt.size()) {
            CardSet gone;
            for (const CardSet three : dealt)
                gone = gone | three;
            const Sums sums = over_boards(kept, flop, gone);
            Play play{.kept = kept};
            for (std::size_t i = 0; i < dealt.size(); ++i)
                play.parts.push_back(sums.parts(i));
            return play;
        }
        Play best;
        for (const CardSet card : reference::one_by_one<3>(dealt[player])) {
            std::vector<CardSet> more = kept;
            more.push_back(dealt[player] - card);
            Play play = best_play(dealt, more, flop);
            if (best.parts.empty() || play.parts[player] > best.parts[player]) best = play;
        }
        return best;
    }

    void divide(const std::vector<CardSet>& hands, CardSet board, Sums& sums) const {
        std::vector<Worth> worth;
        worth.reserve(hands.size());
        for (const CardSet hand : hands)
            worth.push_back(ranking_(game_, hand, board));
        Worth best;
        for (const Worth& each : worth) {
            best.high = std::max(best.high, each.high);
            best.low = std::max(best.low, each.low);
        }
        const auto highs = std::count_if(
            worth.begin(), worth.end(), [&](const Worth& each) { return each.high == best.high; });
        const auto lows = std::count_if(
            worth.begin(), worth.end(), [&](const Worth& each) { return each.low == best.low; });
        ++sums.deals;
        for (std::size_t i = 0; i < hands.size(); ++i) {
            const std::int64_t for_high = best.low == 0 ? whole_pot : whole_pot / 2;
            const std::int64_t high = worth[i].high == best.high ? for_high / highs : 0;
            const bool has_low = best.low != 0 && worth[i].low == best.low;
            const std::int64_t low = has_low ? whole_pot / 2 / lows : 0;
            sums.high[i] += high;
            sums.low[i] += low;
            if (high + low == whole_pot) {
                ++sums.wins[i];
            } else if (high + low > 0) {
                ++sums.ties[i];
            }
        }
    }

    const poker::VariantFacts& game_;
    Ranking ranking_;
    CardSet dead_;
};

}  // namespace baize::slow_equity
