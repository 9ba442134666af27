#include "house/workflows/people/staff_rank.h"

#include <algorithm>
#include <vector>

#include "house/cases/cases.h"
#include "house/casino/casino_state.h"
#include "house/workflows/people/command_list.h"
#include "house/workflows/people/own_money.h"
#include "house/workflows/people/staff_commands.h"
#include "house/workflows/people/staff_play.h"

namespace baize::house {

namespace {

// Commands that concern no table: they are about people, the cage or the whole house.
using AboutNoTable = CommandList<Enrol,
                                 Appoint,
                                 CashIn,
                                 CashOut,
                                 TakePlayChips,
                                 SupplyRunner,
                                 TakeBackFromRunner,
                                 SellChips,
                                 TakeName,
                                 ChangeSettings,
                                 LimitChips,
                                 LimitTime,
                                 WithdrawLimitChange,
                                 TakeBreak,
                                 ExcludeSelf,
                                 ChooseRealityCheck,
                                 MakeTable>;

// Calls look(table) for each table that the command concerns, until it returns true. A case is
// about the table of its incident, dispute or round, a jackpot system about all its tables, and a
// waiting list about those that it is for.
template <typename Look>
class WhatItIsAbout {
  public:
    WhatItIsAbout(const CasinoState& state, const Look& look) : state_(state), look_(look) {}

    template <typename Command>
    bool operator()(const Command& command) const {
        if constexpr (requires {
                          command.dispute;
                          command.table;
                      }) {
            return look_(command.dispute == 0 ? command.table : of_dispute(command.dispute));
        } else if constexpr (requires { command.table; }) {
            return look_(command.table);
        } else if constexpr (requires { command.tables; }) {
            return std::any_of(command.tables.begin(), command.tables.end(), look_);
        } else if constexpr (requires { command.list; }) {
            return on_list(command.list);
        } else if constexpr (requires { command.charge; }) {
            return look_(of_incident(command.charge.incident));
        } else if constexpr (requires { command.incident; }) {
            return look_(of_incident(command.incident));
        } else if constexpr (requires { command.sanction; }) {
            return look_(of_sanction(command.sanction));
        } else if constexpr (requires { command.dispute; }) {
            return look_(of_dispute(command.dispute));
        } else if constexpr (requires { command.of; }) {
            return look_(of_matter(command.of));
        } else if constexpr (requires { command.review; }) {
            const Review* const review = find_review(state_.cases, command.review);
            return review != nullptr && look_(of_matter(review->requested.of));
        } else if constexpr (requires { command.hold; }) {
            const PaymentHold* const hold = find_hold(state_.cases, command.hold);
            return hold != nullptr && look_(hold->held.table);
        } else if constexpr (requires { command.claim; }) {
            const Claim* const claim = find_claim(state_.meters, command.claim);
            return claim != nullptr && look_(claim->table);
        } else if constexpr (requires { command.notice; }) {
            return look_(command.notice.table) || in_system(command.notice.system);
        } else if constexpr (requires { command.system; }) {
            return in_system(command.system);
        } else {
            static_assert(AboutNoTable::has<Command>, "say which tables the command is about");
            return false;
        }
    }

    bool operator()(const CloseSystem& command) const {
        const auto& receivers = command.receivers;
        return in_system(command.system) ||
               std::any_of(receivers.begin(), receivers.end(), [&](SystemId system) {
                   return in_system(system);
               });
    }

    bool operator()(const SwitchOption& /*command*/) const {
        const auto& systems = state_.meters.systems;
        return std::any_of(systems.begin(), systems.end(), [&](const System& system) {
            return game_of(system.terms) == GameId::caribbean_stud && in_system(system.id);
        });
    }

  private:
    [[nodiscard]] bool on_list(ListId list) const {
        const auto& tables = state_.seating.tables;
        return std::any_of(tables.begin(), tables.end(), [&](const SeatedTable& seats) {
            return seats.list == list && look_(seats.table);
        });
    }

    [[nodiscard]] bool in_system(SystemId system) const {
        const auto& tables = state_.meters.tables;
        return system != 0 &&
               std::any_of(tables.begin(), tables.end(), [&](const JackpotTable& fitted) {
                   return fitted.system == system && look_(fitted.table);
               });
    }

    [[nodiscard]] TableId of_incident(CaseNumber number) const {
        const Incident* const incident = find_incident(state_.cases, number);
        return incident == nullptr ? 0 : incident->filed.table;
    }

    [[nodiscard]] TableId of_sanction(CaseNumber number) const {
        const SanctionRecord* const sanction = find_sanction(state_.cases, number);
        return sanction == nullptr ? 0 : of_incident(sanction->imposed.incident);
    }

    [[nodiscard]] TableId of_dispute(CaseNumber number) const {
        const Dispute* const dispute = find_dispute(state_.cases, number);
        return dispute == nullptr ? 0 : dispute->opened.table;
    }

    [[nodiscard]] TableId of_matter(CaseNumber number) const {
        const TableId table = of_dispute(number);
        return table == 0 ? of_incident(number) : table;
    }

    const CasinoState& state_;
    const Look& look_;
};

// True if look() returns true for one of the tables that the command concerns.
template <typename Look>
bool is_about(const CasinoState& state, const Command& command, const Look& look) {
    const WhatItIsAbout tables(state, look);
    return std::visit([&](const auto& group) { return std::visit(tables, group); }, command);
}

}  // namespace

bool is_player_there(const Context& now, const Command& command) {
    const PersonId person = now.by.person;
    if (now.by.rank == Role::player || person == the_house_itself) return false;
    const bool plays = is_about(now.state, command, [&](TableId number) {
        const TableState* const table = find_table(now.state, number);
        return table != nullptr && table->board.sign && plays_at(now.state, *table, person);
    });
    return plays || begins_to_play(now, command) || decides_own_money(now, command);
}

}  // namespace baize::house
