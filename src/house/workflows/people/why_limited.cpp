#include "house/workflows/people/why_limited.h"

#include <algorithm>
#include <vector>

#include "house/casino/game_state.h"
#include "house/people/play_limits.h"
#include "house/seating/waiting.h"

namespace baize::house {

namespace {

struct Risk {
    TableId table = 0;
    PersonId person = 0;
    Money amount{};
};

// Returns the chips that a command puts at risk. Decisions in a round that the player is in already
// put no more at risk: the round is finished. [I-152]
class RiskOf {
  public:
    explicit RiskOf(const Context& now) : now_(now) {}

    std::optional<Risk> operator()(const BuyChips& command) const {
        return Risk{command.table, now_.by.person, command.amount};
    }

    std::optional<Risk> operator()(const ConvertCash& command) const {
        return Risk{command.table, command.player, command.amount};
    }

    std::optional<Risk> operator()(const SitDown& command) const {
        return Risk{command.table, command.arrival.player, command.arrival.chips};
    }

    std::optional<Risk> operator()(const AddChips& command) const {
        const TableState* const table = find_table(now_.state, command.table);
        const PokerTable* const felt = table == nullptr ? nullptr : poker_state(*table);
        if (felt == nullptr || command.seat >= poker::seats_max) return std::nullopt;
        return Risk{command.table, felt->orbit.seats[command.seat].player, command.amount};
    }

    std::optional<Risk> operator()(const ActInRound& command) const {
        const auto* const wager = std::get_if<PlaceWager>(&command.action);
        if (wager == nullptr) return std::nullopt;
        return wagered(command.table, command.player, {*wager});
    }

    std::optional<Risk> operator()(const PlaceWagers& command) const {
        return wagered(command.table, command.player, command.wagers);
    }

    std::optional<Risk> operator()(const auto& /*command*/) const { return std::nullopt; }

  private:
    // Wagers replace those that the player has there.
    [[nodiscard]] std::optional<Risk> wagered(TableId number,
                                              PersonId player,
                                              const std::vector<PlaceWager>& wagers) const {
        const TableState* const table = find_table(now_.state, number);
        const BankedTable* const felt = table == nullptr ? nullptr : banked_state(*table);
        if (felt == nullptr) return std::nullopt;
        Risk risk{number, player == 0 ? now_.by.person : player, {}};
        for (const PlaceWager& wager : wagers) {
            const auto place = static_cast<std::size_t>(wager.wager);
            if (wager.box >= boxes_max || place >= staked_wager_count) continue;
            const Box& box = felt->round.boxes[wager.box];
            const Money there = box.owner[place] == risk.person ? box.stake[place] : Money{};
            const auto change = checked_sum(wager.amount, -there);
            const auto sum = change ? checked_sum(risk.amount, *change) : std::nullopt;
            if (!sum) return std::nullopt;  // The engine refuses such an amount.
            risk.amount = *sum;
        }
        return risk;
    }

    const Context& now_;
};

// A hand may cost all chips in front of a player, so they count as at risk.
Money chips_at_poker(const Context& now, Chips chips, PersonId person) {
    Money sum;
    for (const TableState& table : now.state.tables) {
        if (table.chips == chips && poker_state(table) != nullptr)
            sum += now.balances.of(stack_of(table.table, person));
    }
    return sum;
}

// Returns the chips that a command is about.
Chips chips_of(const CasinoState& state, const Command& command) {
    const auto look = [&](const auto& one) {
        if constexpr (std::is_same_v<std::decay_t<decltype(one)>, TakePlayChips>) {
            return Chips::play;
        } else if constexpr (requires { one.table; }) {
            const TableState* const table = find_table(state, one.table);
            return table == nullptr ? Chips::money : table->chips;
        } else {
            return Chips::money;
        }
    };
    return std::visit([&](const auto& group) { return std::visit(look, group); }, command);
}

}  // namespace

std::optional<Rejection> why_limited(const Context& now, const TableState& table, PersonId person) {
    const Person* const found = find(now.state.people, person);
    if (found == nullptr) return std::nullopt;
    return why_limited(found->play, table.chips, now.by.now);
}

std::optional<Rejection> why_no_place(const Context& now,
                                      const TableState& table,
                                      PersonId person) {
    if (const auto why = why_barred(now, table, person)) return why;
    if (const auto why = why_staff(now, table, person)) return why;
    return why_limited(now, table, person);
}

std::optional<Rejection> why_not_risked(const Context& now, const Command& command) {
    const auto risk =
        std::visit([&](const auto& group) { return std::visit(RiskOf(now), group); }, command);
    if (!risk || !risk->amount.is_positive()) return std::nullopt;
    const TableState* const table = find_table(now.state, risk->table);
    const Person* const person = find(now.state.people, risk->person);
    if (table == nullptr || person == nullptr || person->play.limits.empty()) return std::nullopt;
    const auto at_risk = checked_sum(risk->amount, chips_at_poker(now, table->chips, risk->person));
    if (!at_risk) return std::nullopt;  // More than any wallet holds.
    return why_not_risked(person->play, table->chips, *at_risk, now.by.now);
}

std::optional<Rejection> why_not_deposited(const Context& now,
                                           Chips chips,
                                           PersonId person,
                                           Money amount) {
    const Person* const found = find(now.state.people, person);
    if (found == nullptr) return std::nullopt;
    return why_not_deposited(found->play, chips, amount, now.by.now);
}

std::optional<Moment> refusal_ends(
    const CasinoState& state, PersonId person, const Command& command, Reason reason, Moment now) {
    const Person* const found = find(state.people, person);
    if (found == nullptr) return std::nullopt;
    return limit_ends(found->play, reason, chips_of(state, command), now);
}

Result<const PlayRecord*> limits_for(const Context& now, PersonId person) {
    const bool may_see = now.by.person == person || now.by.office == Office::inspector ||
                         now.by.office == Office::cage ||
                         !needs(now.by, Role::area_manager, "I-152"_clause);
    if (!may_see) return reject(Reason::rank_too_low, "I-152"_clause);
    const Person* const found = find(now.state.people, person);
    if (found == nullptr) return reject(Reason::no_such_person, "I-138"_clause);
    return &found->play;
}

void add_list_leaving(const Context& now, Steps& steps) {
    for (const WaitingList& list : now.state.seating.lists) {
        const auto left = decide_leave_list(now.state.seating, now.by, list.list, now.by.person);
        if (left) steps.push_back(seating_step(now, house_stream, *left));
    }
}

}  // namespace baize::house
