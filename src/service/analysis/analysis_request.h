// A request for the exact figures of a game. The command line and HTTP both fill in this form, and
// an error names the field that is wrong.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/banked/wagers/pay_table.h"
#include "math/figures/solvers.h"
#include "math/known_cards/known_cards.h"
#include "service/analysis/analysis_outlook.h"

namespace baize {

// One of the book's pay tables: "pair_plus" is paid by table "E".
struct TableRequest {
    std::string wager{};
    std::string table{};
};

struct SettingRequest {
    std::string key{};  // for example "uth.blind_loses_to_unqualified_dealer"
    bool value = false;
};

struct NamedPayTable {
    std::string name{};  // "A", "own", "ours.json", "ours.jsonl:3"
    PayTable table{};
};

// A custom pay table that replaces the book's.
struct PayTableRequest {
    std::string wager{};
    NamedPayTable own{};
};

struct AnalysisRequest {
    const exact::Solver* solver = nullptr;   // of the game
    std::vector<TableRequest> tables{};      // an omitted table is the book's first one
    std::vector<SettingRequest> settings{};  // an omitted setting is as in the register
    std::vector<PayTableRequest> pays{};
    exact::Information information{};  // what the player knows beyond the rules
    OutlookQuestion outlook{};
    bool lists_outcomes = false;
    bool has_strategies = false;
    bool has_grid = false;
};

enum class RequestField : std::uint8_t {
    game,
    tables,
    settings,
    pays,
    known,
    dealer,
    seen,
    confidence,
    half_width,
    strategies,
    grid
};

// Returns "tables", "half_width" and so on.
[[nodiscard]] std::string_view name(RequestField field);

struct RequestError {
    RequestField field = RequestField::game;
    std::string text{};
};

[[nodiscard]] inline RequestError wrong_field(RequestField field, std::string text) {
    return {field, std::move(text)};
}

}  // namespace baize
