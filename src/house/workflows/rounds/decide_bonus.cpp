#include "house/tables/poker/decide_bonus.h"

#include <algorithm>

#include "house/casino/game_state.h"
#include "house/workflows/rounds/bonuses.h"
#include "house/workflows/rulings/whose_money.h"

namespace baize::house {

namespace {

Step bonus_step(const TableState& table, BonusEvent event) {
    std::vector<ledger::Posting> moved = postings(table.bonuses, table.chips, event);
    return {
        table_stream(table.table), BonusHappened{table.table, std::move(event)}, std::move(moved)};
}

Result<Steps> bonus_steps(const TableState& table, Result<BonusEvent> event) {
    if (!event) return reject(event.error());
    return one(bonus_step(table, *std::move(event)));
}

// Returns the stack of a seated player, and the wallet of a player who has left the table.
ledger::Account chips_of(const Context& now, const TableState& table, PersonId person) {
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats != nullptr && seat_of(*seats, person)) return stack_of(table.table, person);
    return wallet_of(table.chips, person);
}

ledger::Account paid_to(const Context& now,
                        const TableState& table,
                        poker::PaidIn paid_in,
                        PersonId person) {
    switch (paid_in) {
        case poker::PaidIn::chips: return chips_of(now, table, person);
        case poker::PaidIn::cash: return ledger::the_cage;
        case poker::PaidIn::cash_equivalent: break;
    }
    return wallet_of(table.chips, person);
}

// A share of a prize may be smaller than the smallest chip and is then paid in another way.
// [CP 6.2]
std::optional<Rejection> why_not_in_chips(const TableState& table, Money amount) {
    if (poker_state(table) == nullptr) return std::nullopt;
    if (amount.cents() % poker_game(table).rules.chip.cents() == 0) return std::nullopt;
    return Rejection{Reason::not_a_betting_unit, "CP 6.2"_clause};
}

}  // namespace

std::optional<Moment> tabling_ends(const TableState& table) {
    const PokerTable* const game_state = poker_state(table);
    if (game_state == nullptr || table.dealt_by != DealtBy::house) return std::nullopt;
    if (!may_table_hand(table.bonuses, *game_state, poker_game(table))) return std::nullopt;
    return table.last_over + time_to_table;
}

void add_bonus_steps(const TableState& table, Steps& steps) {
    const PokerGame& game = poker_game(table);
    const PokerTable& game_state = *poker_state(table);
    if (game.bonuses.empty() && table.bonuses.prompts.empty() && table.bonuses.owed.empty()) return;
    const PokerTable& after = hand_in(steps.back())->after;
    const poker::Hand& hand = after.hand;
    if (hand.phase != poker::Phase::over) return;
    if (hand.is_void || hand.deal_again) {
        add_bonus_fall(table, after.number, steps);  // may move the step that `after` belongs to
        return;
    }
    const bool was_over =
        game_state.hand.phase == poker::Phase::over && game_state.number == after.number;
    if (was_over) return;
    if (auto found = found_bonuses(table.bonuses, after, game))
        steps.push_back(bonus_step(table, *std::move(found)));
}

void add_bonus_fall(const TableState& table, std::uint64_t round, Steps& steps) {
    if (auto fell = fallen_bonuses(table.bonuses, round))
        steps.push_back(bonus_step(table, *std::move(fell)));
}

Result<Steps> table_hand(const Context& now, const TableHand& command) {
    const auto found = poker_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    return bonus_steps(table,
                       decide_table_hand(table.bonuses,
                                         *poker_state(table),
                                         poker_game(table),
                                         now.by,
                                         command.seat,
                                         command.cards));
}

Result<Steps> verify_bonus(const Context& now, const VerifyBonus& command) {
    const auto found = table_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    const std::vector<poker::Seat> good(command.good.begin(), command.good.end());
    return bonus_steps(table, decide_verify_bonus(table.bonuses, now.by, command.prompt, good));
}

Result<Steps> pay_bonus(const Context& now, const PayBonus& command) {
    const auto found = table_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    BonusPaid paid{command.award, command.paid_in, {}};
    const BonusOwed* const owed = find_owed(table.bonuses, command.award);
    if (owed != nullptr) paid.to = paid_to(now, table, command.paid_in, owed->award.player);
    const auto event = decide_pay_bonus(table.bonuses, table.chips, now.by, paid);
    if (!event) return reject(event.error());
    if (command.paid_in == poker::PaidIn::chips) {
        if (const auto why = why_not_in_chips(table, owed->award.worth)) return reject(*why);
    }
    Step step = bonus_step(table, *event);
    if (const auto why = why_stacks_stay(table, step.postings)) return reject(*why);
    return one(std::move(step));
}

Result<Steps> deliver_bonus(const Context& now, const DeliverBonus& command) {
    const auto found = table_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    return bonus_steps(table, decide_deliver_bonus(table.bonuses, now.by, command.award));
}

std::optional<Rejection> bonus_refused(const TableState& table, const Sign& sign) {
    const auto* const terms = std::get_if<PokerTerms>(&sign.terms);
    if (terms == nullptr || table.chips == Chips::money) return std::nullopt;
    const bool is_worth_nothing =
        std::all_of(terms->bonuses.begin(), terms->bonuses.end(), [](const auto& prize) {
            return prize.kind == poker::Prize::cash;
        });
    if (is_worth_nothing) return std::nullopt;
    return Rejection{Reason::not_offered, "I-139"_clause};
}

}  // namespace baize::house
