// The cost of one decision and of all decisions: a fold over decisions, each judged by the advice
// for the moment before it. Replaying the ledger gives the same sums.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/banked/machine/action.h"
#include "service/coach/advice.h"

namespace baize::coach {

// The action of the player.
using Made = std::variant<Decide, poker::Action>;

struct Judgement {
    TableId table = 0;
    GameId game{};
    std::uint64_t round = 0;
    std::string made{};
    std::string best{};
    Fraction cost{};          // in cents: the average loss compared with the best choice
    bool is_judged = false;   // the choice has a figure
    bool is_mistake = false;  // another choice is worth more; clearly so, if deals were sampled
    friend bool operator==(const Judgement&, const Judgement&) = default;
};

// Returns nullopt if the advice has no figure for the choice. `before`: the advice for the person
// who decides.
[[nodiscard]] std::optional<Judgement> judge(const Advice& before, const Made& made);

// The cost of mistakes at one game.
struct GameCost {
    GameId game{};
    std::uint64_t decisions = 0;
    std::uint64_t mistakes = 0;
    Fraction cost_exact{};
    Decimal cost{};
    friend bool operator==(const GameCost&, const GameCost&) = default;
};
BOOST_DESCRIBE_STRUCT(GameCost, (), (game, decisions, mistakes, cost_exact, cost))

// The most expensive mistake of the session.
struct WorstMistake {
    TableId table = 0;
    GameId game{};
    std::uint64_t round = 0;
    std::string made{};
    std::string best{};
    Fraction cost_exact{};
    Decimal cost{};
    friend bool operator==(const WorstMistake&, const WorstMistake&) = default;
};
BOOST_DESCRIBE_STRUCT(WorstMistake, (), (table, game, round, made, best, cost_exact, cost))

// Costs are cents of play chips.
struct CoachSummary {
    std::uint64_t decisions = 0;  // the ones that were judged
    std::uint64_t unjudged = 0;   // hands not seen, and raises at poker
    std::uint64_t mistakes = 0;
    Fraction cost_exact{};
    Decimal cost{};
    std::vector<GameCost> games{};        // in the order they were played
    std::optional<WorstMistake> worst{};  // the first one, if several cost the same
    friend bool operator==(const CoachSummary&, const CoachSummary&) = default;
};
BOOST_DESCRIBE_STRUCT(CoachSummary,
                      (),
                      (decisions, unjudged, mistakes, cost_exact, cost, games, worst))

[[nodiscard]] CoachSummary with(CoachSummary summary, const Judgement& judgement);

}  // namespace baize::coach
