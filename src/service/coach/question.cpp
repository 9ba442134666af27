#include "service/coach/question.h"

#include "house/casino/felt.h"

namespace baize::coach {

AdviceQuestion question_of(const house::Situation& now, const FloorTable& table) {
    AdviceQuestion question{.by = now.by, .table = table};
    const PersonId person = now.by.person;
    question.floor.people.persons.resize(person);
    question.floor.people.persons.back() = *house::find(now.floor.people, person);
    if (const house::SeatedTable* const seats = table_of(now.floor.seating, table.table))
        question.floor.seating.tables.push_back(*seats);
    const ledger::Account stack = house::stack_of(table.table, person);
    const ledger::Account bank = house::bank_of(table.chips);
    const Money chips = now.balances.of(stack);
    const std::array<ledger::Posting, 2> lines{{{stack, chips}, {bank, Money{} - chips}}};
    if (chips.is_positive()) static_cast<void>(question.balances.post(lines));
    return question;
}

Result<Advice> answer(const AdviceQuestion& question) {
    return advise({question.floor, question.balances, question.by}, question.table);
}

std::optional<PlayerDecision> decision_in(const house::Floor& floor,
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
        const FloorTable* const table = find_table(floor, acted->table);
        if (table == nullptr || house::poker_felt(*table) == nullptr) return std::nullopt;
        const PersonId person = house::poker_felt(*table)->players[acted->action.seat];
        return PlayerDecision{person, acted->table, acted->action};
    }
    return std::nullopt;
}

}  // namespace baize::coach
