// What a decision has cost, and what all of them have: a fold over decisions, each judged by the
// advice for the moment before it. Who reads a ledger back comes to the same sums.
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

// What the player did.
using Made = std::variant<Decide, poker::Action>;

struct Judgement {
    TableId table = 0;
    std::string game{};
    std::uint64_t round = 0;
    std::string made{};
    std::string best{};
    Fraction cost{};          // cents that the choice was worth less than the best, on average
    bool is_judged = false;   // the choice has a figure
    bool is_mistake = false;  // and another is worth more; where deals were sampled, clearly so
    friend bool operator==(const Judgement&, const Judgement&) = default;
};

// Nothing where the advice does not know such a choice. `before`: the advice for whoever decides.
[[nodiscard]] std::optional<Judgement> judge(const Advice& before, const Made& made);

struct GameCost {
    std::string game{};
    std::uint64_t decisions = 0;
    std::uint64_t mistakes = 0;
    Fraction cost_exact{};
    Decimal cost{};
    friend bool operator==(const GameCost&, const GameCost&) = default;
};
BOOST_DESCRIBE_STRUCT(GameCost, (), (game, decisions, mistakes, cost_exact, cost))

struct WorstMistake {
    TableId table = 0;
    std::string game{};
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
    std::uint64_t decisions = 0;  // that were judged
    std::uint64_t unjudged = 0;   // hands not seen, and raises at poker
    std::uint64_t mistakes = 0;
    Fraction cost_exact{};
    Decimal cost{};
    std::vector<GameCost> games{};        // in the order they were played
    std::optional<WorstMistake> worst{};  // the first of equals
    friend bool operator==(const CoachSummary&, const CoachSummary&) = default;
};
BOOST_DESCRIBE_STRUCT(CoachSummary,
                      (),
                      (decisions, unjudged, mistakes, cost_exact, cost, games, worst))

[[nodiscard]] CoachSummary with(CoachSummary summary, const Judgement& judgement);

}  // namespace baize::coach
