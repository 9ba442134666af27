#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/meters/claims.h"
#include "house/meters/faults.h"
#include "house/meters/systems.h"
#include "house/meters/wagers.h"
#include "house/tables/banked/decide.h"
#include "house/workflows/jackpots/decide.h"
#include "house/workflows/jackpots/jackpot_signs.h"
#include "house/workflows/jackpots/void_claims.h"

namespace baize::house {

namespace {

// Returns the terms with a different cost of a wager.
Terms with_cost(Terms terms, Money cost) {
    if (auto* const meter = std::get_if<MeterTerms>(&terms)) meter->wager = cost;
    if (auto* const pools = std::get_if<PoolTerms>(&terms)) pools->level1_wager = cost;
    return terms;
}

class DecideMeters {
  public:
    explicit DecideMeters(const Context& now) : now_(now) {}

    // Play chips cannot win a jackpot. [I-139]
    Result<Steps> operator()(const FitEquipment& command) const {
        const auto found = table_at(now_, command.table);
        if (!found) return reject(found.error());
        const TableState& table = **found;
        auto fitted = decide_fit(meters(), now_.by, table.table, command.terms);
        if (!fitted) return reject(fitted.error());
        if (table.chips == Chips::play) return reject(Reason::not_offered, "I-139"_clause);
        if (table.board.sign) {
            if (const auto why = contradiction(command.terms, *table.board.sign))
                return reject(*why);
        }
        return written(table_stream(table.table), std::move(fitted));
    }

    Result<Steps> operator()(const OpenSystem& command) const {
        auto opened = decide_open(
            meters(), now_.state.settings.meters, now_.by, command.terms, command.tables);
        if (!opened) return reject(opened.error());
        for (const TableId number : command.tables) {
            const TableState& table = *find_table(now_.state, number);
            if (!table.board.sign) continue;
            const Terms& fitted = find_table(meters(), number)->terms;
            if (const auto why = contradiction(fitted, *table.board.sign)) return reject(*why);
            if (const auto why = hands_differ(now_, table, *table.board.sign, command.tables))
                return reject(*why);
        }
        const ledger::Stream stream = system_stream(opened->system);
        return written(stream, std::move(opened));
    }

    Result<Steps> operator()(const ShowNotice& command) const {
        return written(stream_of(command.notice),
                       decide_show_notice(meters(), now_.by, command.notice));
    }

    Result<Steps> operator()(const TakeDownNotice& command) const {
        return written(stream_of(command.notice),
                       decide_take_down_notice(meters(), now_.by, command.notice));
    }

    Result<Steps> operator()(const MoveTable& command) const {
        auto moved = decide_move_table(meters(), now_.by, command.table, command.to);
        if (!moved) return reject(moved.error());
        const TableState& table = *find_table(now_.state, command.table);
        if (const auto why = jackpots_on_layout(table)) return reject(*why);
        Steps steps = one(meter_step(now_, table_stream(table.table), *std::move(moved)));
        if (command.to == 0) return steps;
        const Terms& fitted = find_table(meters(), table.table)->terms;
        const Money cost = cost_of(find_system(meters(), command.to)->terms, 1);
        const auto why = add_sign_of_terms(now_, table, with_cost(fitted, cost), steps);
        if (why) return reject(*why);
        if (table.board.sign) {
            const auto differ = hands_differ(now_, table, *table.board.sign, tables(command.to));
            if (differ) return reject(*differ);
        }
        return steps;
    }

    Result<Steps> operator()(const SwitchOption& command) const {
        auto switched =
            decide_switch_option(meters(), now_.state.settings.meters, now_.by, command.option);
        if (!switched) return reject(switched.error());
        for (const System& system : meters().systems) {
            const auto* const terms = std::get_if<MeterTerms>(&system.terms);
            if (terms == nullptr || terms->game != LinkedGame::caribbean_stud) continue;
            if (const auto why = wagers_laid(system.id)) return reject(*why);
        }
        return written(house_stream, std::move(switched));
    }

    Result<Steps> operator()(const CloseSystem& command) const {
        auto closed = decide_close(
            meters(), now_.state.settings.meters, now_.by, command.system, command.receivers);
        if (!closed) return reject(closed.error());
        if (const auto why = wagers_laid(command.system)) return reject(*why);
        return written(system_stream(command.system), std::move(closed));
    }

    Result<Steps> operator()(const ChangeLevelValues& command) const {
        auto changed =
            decide_change_values(meters(), now_.by, command.system, command.level1_wager);
        if (!changed) return reject(changed.error());
        if (const auto why = wagers_laid(command.system)) return reject(*why);
        Steps steps = one(meter_step(now_, system_stream(command.system), *std::move(changed)));
        for (const TableId number : tables(command.system)) {
            const Terms& fitted = find_table(meters(), number)->terms;
            const auto why = add_sign_of_terms(now_,
                                               *find_table(now_.state, number),
                                               with_cost(fitted, command.level1_wager),
                                               steps);
            if (why) return reject(*why);
        }
        return steps;
    }

    Result<Steps> operator()(const ReportHealth& command) const {
        return written(system_stream(command.system),
                       decide_report_health(meters(), now_.by, command.system, command.health));
    }

    Result<Steps> operator()(const ReportDisplay& command) const {
        return written(table_stream(command.table),
                       decide_report_display(meters(), now_.by, command.table, command.works));
    }

    Result<Steps> operator()(const ArrangeManually& command) const {
        return written(
            system_stream(command.system),
            decide_arrange_manually(meters(), now_.by, command.system, command.in_force));
    }

    Result<Steps> operator()(const CancelJackpotGame& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        auto cancelled = decide_cancel_game(meters(), now_.by, command.table);
        if (!cancelled) return reject(cancelled.error());
        auto reopened =
            decide_reopen_betting(*banked_state(**table), banked_game(**table), now_.by);
        if (!reopened) return reject(reopened.error());
        const SystemId system = find_table(meters(), command.table)->system;
        Steps steps = one(meter_step(now_, system_stream(system), *std::move(cancelled)));
        steps.push_back(round_step(now_, **table, *std::move(reopened)));
        return steps;
    }

    Result<Steps> operator()(const ConfirmClaim& command) const {
        return written(claim_stream(command.claim),
                       decide_confirm(meters(), now_.by, command.claim, command.step));
    }

    Result<Steps> operator()(const HoldClaim& command) const {
        return written(claim_stream(command.claim), decide_hold(meters(), now_.by, command.claim));
    }

    Result<Steps> operator()(const ReleaseClaim& command) const {
        return written(claim_stream(command.claim),
                       decide_release(meters(), now_.by, command.claim));
    }

    Result<Steps> operator()(const VoidClaim& command) const { return void_claim(now_, command); }

    Result<Steps> operator()(const PayClaim& command) const {
        return written(claim_stream(command.claim), decide_pay(meters(), now_.by, command.claim));
    }

    Result<Steps> operator()(const SuspendTables& command) const {
        return written(stream_of(command.tables),
                       decide_suspend(meters(), now_.by, command.tables));
    }

    Result<Steps> operator()(const ContinueTables& command) const {
        return written(stream_of(command.tables),
                       decide_continue(meters(), now_.by, command.tables));
    }

    Result<Steps> operator()(const ConfirmFault& command) const {
        return confirm_fault(now_, command);
    }

  private:
    template <typename Event>
    Result<Steps> written(ledger::Stream stream, Result<Event> event) const {
        if (!event) return reject(event.error());
        return one(meter_step(now_, stream, *std::move(event)));
    }

    [[nodiscard]] const Meters& meters() const { return now_.state.meters; }

    [[nodiscard]] static ledger::Stream stream_of(const Notice& notice) {
        return notice.system != 0 ? system_stream(notice.system) : table_stream(notice.table);
    }

    // Without tables the command is refused anyway.
    [[nodiscard]] ledger::Stream stream_of(const std::vector<TableId>& named) const {
        const JackpotTable* const first =
            named.empty() ? nullptr : find_table(meters(), named.front());
        return system_stream(first == nullptr ? 0 : first->system);
    }

    [[nodiscard]] ledger::Stream claim_stream(std::uint64_t claim) const {
        const Claim* const found = find_claim(meters(), claim);
        return system_stream(found == nullptr ? 0 : found->system);
    }

    [[nodiscard]] std::vector<TableId> tables(SystemId system) const {
        std::vector<TableId> members;
        for (const JackpotTable* const fitted : tables_of(meters(), system))
            members.push_back(fitted->table);
        return members;
    }

    // Returns a rejection if a table has Jackpot wagers on the layout that no system has
    // registered.
    [[nodiscard]] std::optional<Rejection> wagers_laid(SystemId system) const {
        for (const TableId table : tables(system)) {
            if (auto why = jackpots_on_layout(*find_table(now_.state, table))) return why;
        }
        return std::nullopt;
    }

    const Context& now_;
};

}  // namespace

Result<Steps> decide(const Context& now, const MeterCommand& command) {
    return std::visit(DecideMeters(now), command);
}

}  // namespace baize::house
