#include "house/workflows/jackpots/jackpot_signs.h"

#include "engine/banked/machine/game.h"
#include "house/casino/game_state.h"
#include "house/signs/changes.h"
#include "house/signs/notice_rules.h"

namespace baize::house {

namespace {

const house::ClauseByBook same_cost{"CS 9.1.1(d)"_clause, "UTH 3.22"_clause, "CH 3.8"_clause};
const house::ClauseByBook same_game{
    "CS 9.1.1(b)(i)"_clause, "UTH 3.27(b)"_clause, "CH 3.14(b)"_clause};

// The sign says which four of a kind wins at Wild Aruba. [I-30]
bool only_natural_quads(const Sign& sign) {
    const auto* const terms = std::get_if<HouseTerms>(&sign.terms);
    return terms != nullptr && terms->settings.wa_jackpot_quads_natural_only;
}

}  // namespace

std::optional<Rejection> contradiction(const house::Terms& terms, const house::Sign& sign) {
    const GameId game = game_of(terms);
    if (sign.game != game) return Rejection{Reason::table_differs, same_game.of(game)};
    const Money says = std::get<house::HouseTerms>(sign.terms).jackpot;
    if (says.is_positive() && says != cost_of(terms, 1))
        return Rejection{Reason::table_differs, same_cost.of(game)};
    return std::nullopt;
}

std::optional<Rejection> sign_refused(const Context& now,
                                      const TableState& table,
                                      const Sign& sign) {
    const Meters& meters = now.state.meters;
    const JackpotTable* const fitted = find_table(meters, table.table);
    if (fitted == nullptr || fitted->system == 0) return std::nullopt;
    if (const auto why = contradiction(fitted->terms, sign)) return why;
    std::vector<TableId> others;
    for (const JackpotTable* const other : tables_of(meters, fitted->system))
        others.push_back(other->table);
    return hands_differ(now, table, sign, others);
}

std::vector<std::uint32_t> notices_due(const Context& now, const TableState& table) {
    std::vector<std::uint32_t> numbers =
        due(table.board, sign_facts(now.state, table), now.by.now).notices;
    std::erase_if(numbers, [&](std::uint32_t number) {
        const SignNotice& notice = *find_notice(table.board, number);
        return sign_refused(now, table, with_change(*table.board.sign, notice)).has_value();
    });
    return numbers;
}

std::optional<Rejection> hands_differ(const Context& now,
                                      const TableState& table,
                                      const Sign& sign,
                                      const std::vector<TableId>& others) {
    for (const TableId number : others) {
        const TableState* const other = find_table(now.state, number);
        if (other == nullptr || other == &table || !other->board.sign) continue;
        if (only_natural_quads(*other->board.sign) != only_natural_quads(sign))
            return Rejection{Reason::table_differs, "CS 9.1.1(b)(i)"_clause};
    }
    return std::nullopt;
}

std::optional<Rejection> add_sign_of_terms(const Context& now,
                                           const TableState& table,
                                           const Terms& terms,
                                           Steps& steps) {
    if (!table.board.sign) return std::nullopt;
    const std::optional<Rejection> differs = contradiction(terms, *table.board.sign);
    if (!differs) return std::nullopt;
    for (const SignNotice& notice : table.board.notices) {
        if (contradiction(terms, with_change(*table.board.sign, notice))) continue;
        const auto changed =
            decide_effect(table.board, now.by, notice.number, sign_facts(now.state, table));
        if (!changed) return changed.error();
        steps.push_back(sign_step(table, *changed));
        return std::nullopt;
    }
    return differs;
}

std::optional<Rejection> jackpots_on_layout(const TableState& table) {
    const BankedTable* const game_state = banked_state(table);
    if (game_state == nullptr) return std::nullopt;
    const bool is_over = game_state->round.phase == Phase::over;
    const Clause laid = banked_game(table).hooks->facts().clauses.locked;
    for (const Box& box : game_state->round.boxes) {
        const bool lies_there = is_over ? box.carries_jackpot : box.has(Wager::jackpot);
        if (!lies_there) continue;
        const bool has_stayed = is_over || box.jackpot_came_over;
        return Rejection{Reason::wagers_in_play, has_stayed ? "CS 11.14"_clause : laid};
    }
    return std::nullopt;
}

}  // namespace baize::house
