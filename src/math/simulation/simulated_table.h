// A table that plays round after round without allocating: deal, decide, settle, add up. A Seat
// describes a room: its stakes, its numbers of cards, and how a strategy decides. The room itself
// says which decisions are offered and how the wagers are settled.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"
#include "engine/core/deck.h"
#include "engine/random/shuffle.h"
#include "math/simulation/simulation.h"
#include "math/simulation/tally.h"

namespace baize {

// Returns the offer of the decision with the largest wager. REQUIRES: it is offered.
[[nodiscard]] inline const DecisionOffer& largest_offer(const DecisionOffers& offers,
                                                        Decision decision) {
    const DecisionOffer* best = nullptr;
    for (const DecisionOffer& offer : offers) {
        if (offer.decision != decision) continue;
        if (best == nullptr || offer.amount > best->amount) best = &offer;
    }
    BAIZE_CHECK(best != nullptr);
    return *best;
}

[[nodiscard]] inline bool is_offered(const DecisionOffers& offers, Decision decision) {
    return std::any_of(offers.begin(), offers.end(), [=](const DecisionOffer& offer) {
        return offer.decision == decision;
    });
}

// Seat::Room          the game
// Seat::opening       wagers of one unit before the deal
// Seat::later         the wagers that decisions may add
// Seat::hand_size     cards of a hand
// Seat::community     communal cards of a whole round
// Seat::decide<S>(table, box)   takes the decisions of strategy S on the current street
template <typename Seat>
class SimulatedTable {
  public:
    using Room = typename Seat::Room;

    SimulatedTable(const TableSetup& setup, ChunkTally& tally)
        : rules_(setup.rules), boxes_(setup.boxes), tally_(tally) {
        BAIZE_CHECK(boxes_ >= 1 && boxes_ <= rules_.seats);
        BAIZE_CHECK(Seat::hand_size == Room::facts().hand_size);
        round_ = opening_round();
        round_.phase = Phase::over;
        for (std::size_t i = 0; i < boxes_; ++i) {
            round_.seated[i] = static_cast<PlayerId>(i + 1);
            for (const Wager wager : Seat::opening) {
                round_.boxes[i][wager] = simulated_unit;
                round_.boxes[i].owner[index(wager)] = round_.seated[i];
            }
        }
    }

    template <typename Strategy>
    void play_round(SeededSource& source) {
        deal(source);
        const std::size_t streets = Room::facts().streets.size();
        for (std::size_t street = 0; street < streets; ++street) {
            if (!Room::facts().streets[street].has_decisions) break;
            round_.street = static_cast<std::uint8_t>(street);
            for (std::size_t i = 0; i < boxes_; ++i) {
                if (round_.boxes[i].standing == Standing::active)
                    Seat::template decide<Strategy>(*this, i);
            }
        }
        settle();
    }

    // Strategies may look at hand, up_card and board.
    [[nodiscard]] CardSet hand(std::size_t box) const { return round_.boxes[box].cards.set(); }

    [[nodiscard]] Card up_card() const { return round_.dealer[round_.up_card]; }

    // Returns the first `count` communal cards.
    [[nodiscard]] CardSet board(std::size_t count) const {
        CardSet cards;
        for (std::size_t i = 0; i < count; ++i)
            cards.insert(round_.community[i]);
        return cards;
    }

    [[nodiscard]] std::uint8_t street() const { return round_.street; }

    [[nodiscard]] DecisionOffers offers(std::size_t box) const {
        return Room::decisions(rules_, round_, box);
    }

    void take(std::size_t box, const DecisionOffer& offer) {
        take_decision(round_, round_.boxes[box], offer);
    }

    void count(std::size_t decision) { ++tally_.decisions[decision]; }

  private:
    // Resets each box to its state at the close of betting, and deals new cards.
    void deal(SeededSource& source) {
        constexpr std::size_t size = Seat::hand_size;
        draw_some(deck_.stub(), (boxes_ + 1) * size + Seat::community, source);
        const Card* next = deck_.stub().data();
        const auto give = [&next](auto& cards, std::size_t count) {
            cards.clear();
            for (std::size_t i = 0; i < count; ++i)
                cards.push_back(*next++);
        };
        for (std::size_t i = 0; i < boxes_; ++i) {
            Box& box = round_.boxes[i];
            for (const Wager wager : Seat::later)
                box[wager] = Money{};
            box.standing = Standing::active;
            box.acted = false;
            box.decided_on = 0;
            give(box.cards, size);
        }
        round_.discarded_hands = 0;
        give(round_.dealer, size);
        give(round_.community, Seat::community);
    }

    void settle() {
        for (std::size_t i = 0; i < boxes_; ++i) {
            lines_.start();
            Room::settle_box(rules_, round_, i, lines_);
            sums_.add(lines_);
        }
        sums_.finish_round(boxes_);
    }

    Rules rules_;
    std::size_t boxes_;
    ChunkTally& tally_;
    RoundTally sums_{tally_};
    Deck deck_ = Deck::standard();
    Round round_{};
    BoxSettlement lines_{};
};

template <typename Seat, typename Strategy>
void play_rounds(const TableSetup& setup,
                 SeededSource& source,
                 std::uint64_t rounds,
                 ChunkTally& tally) {
    SimulatedTable<Seat> table(setup, tally);
    for (std::uint64_t i = 0; i < rounds; ++i)
        table.template play_round<Strategy>(source);
}

template <typename Seat, typename... Strategies>
[[nodiscard]] constexpr std::array<Strategy, sizeof...(Strategies)> strategies_of() {
    return {Strategy{Strategies::name, Strategies::words, &play_rounds<Seat, Strategies>}...};
}

}  // namespace baize
