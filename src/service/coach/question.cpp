#include "service/coach/question.h"

#include "house/casino/game_state.h"

namespace baize::coach {

AdviceQuestion question_of(const house::Context& now, const TableState& table) {
    AdviceQuestion question{.by = now.by, .table = table};
    const PersonId person = now.by.person;
    question.state.people.persons.resize(person);
    question.state.people.persons.back() = *house::find(now.state.people, person);
    if (const house::SeatedTable* const seats = table_of(now.state.seating, table.table))
        question.state.seating.tables.push_back(*seats);
    const ledger::Account stack = house::stack_of(table.table, person);
    const ledger::Account bank = house::bank_of(table.chips);
    const Money chips = now.balances.of(stack);
    const std::array<ledger::Posting, 2> lines{{{stack, chips}, {bank, Money{} - chips}}};
    if (chips.is_positive()) static_cast<void>(question.balances.post(lines));
    return question;
}

Result<Advice> answer(const AdviceQuestion& question) {
    return advise({question.state, question.balances, question.by}, question.table);
}

std::optional<PlayerDecision> decision_in(const house::CasinoState& state,
                                          PersonId by,
                                          const house::Command& command) {
    if (const auto* const banked = std::get_if<house::BankedCommand>(&command)) {
        const auto* const acted = std::get_if<house::ActInRound>(banked);
        const auto* const decide = acted == nullptr ? nullptr : std::get_if<Decide>(&acted->action);
        if (decide == nullptr) return std::nullopt;
        return PlayerDecision{acted->player != 0 ? acted->player : by, acted->table, *decide};
    }
    if (const auto* const hand = std::get_if<house::PokerCommand>(&command)) {
        const auto* const acted = std::get_if<house::ActInHand>(hand);
        if (acted == nullptr || acted->action.seat >= poker::seats_max) return std::nullopt;
        const TableState* const table = find_table(state, acted->table);
        if (table == nullptr || house::poker_state(*table) == nullptr) return std::nullopt;
        const PersonId person = house::poker_state(*table)->players[acted->action.seat];
        return PlayerDecision{person, acted->table, acted->action};
    }
    return std::nullopt;
}

}  // namespace baize::coach
