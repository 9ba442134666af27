#include <algorithm>

#include "engine/core/check.h"
#include "house/meters/fold.h"
#include "house/meters/meter_value.h"

namespace baize::house {

namespace {

System& system_in(Meters& meters, SystemId id) {
    for (System& system : meters.systems)
        if (system.id == id) return system;
    BAIZE_CHECK(false);
    return meters.systems.front();
}

JackpotTable& table_in(Meters& meters, TableId table) {
    for (JackpotTable& fitted : meters.tables)
        if (fitted.table == table) return fitted;
    BAIZE_CHECK(false);
    return meters.tables.front();
}

Claim& claim_in(Meters& meters, std::uint64_t id) {
    for (Claim& claim : meters.claims)
        if (claim.id == id) return claim;
    BAIZE_CHECK(false);
    return meters.claims.front();
}

void write(System& system, Written entry, const EventMeta& recorded) {
    entry.sequence = recorded.sequence;
    entry.time = recorded.time;
    system.written.push_back(std::move(entry));
    if (system.written.size() > kept_values) system.written.erase(system.written.begin());
}

void set_value(System& system, const MeterValue& value, const EventMeta& recorded) {
    system.value = value;
    write(system, {.pools = pools_of(value)}, recorded);
}

void forget(Meters& meters, const Notice& notice) {
    std::erase_if(meters.notices, [&](const ShownNotice& shown) { return shown.notice == notice; });
}

void forget_claim(Meters& meters, std::uint64_t id) {
    std::erase_if(meters.claims, [&](const Claim& claim) { return claim.id == id; });
}

void change(Meters& meters, const EquipmentFitted& event, const EventMeta& /*recorded*/) {
    std::erase_if(meters.tables,
                  [&](const JackpotTable& fitted) { return fitted.table == event.table; });
    meters.tables.push_back({.table = event.table, .terms = event.terms});
}

void change(Meters& meters, const SystemOpened& event, const EventMeta& recorded) {
    meters.systems.push_back({.id = event.system, .terms = event.terms});
    meters.last_system = event.system;
    meters.held -= event.credited;
    set_value(meters.systems.back(), event.value, recorded);
    for (const TableId table : event.tables)
        table_in(meters, table).system = event.system;
}

void change(Meters& meters, const NoticeShown& event, const EventMeta& recorded) {
    meters.notices.push_back({event.notice, recorded.time});
}

void change(Meters& meters, const NoticeTakenDown& event, const EventMeta& /*recorded*/) {
    forget(meters, event.notice);
}

void change(Meters& meters, const TableMoved& event, const EventMeta& /*recorded*/) {
    JackpotTable& fitted = table_in(meters, event.table);
    fitted.system = event.to;
    fitted.settled.reset();
    if (auto* const terms = std::get_if<MeterTerms>(&fitted.terms);
        terms != nullptr && event.to != 0) {
        terms->wager = cost_of(system_in(meters, event.to).terms, 1);  // [CS 9.1.1(d)]
    }
    // The signs at the table named its previous system.
    std::erase_if(meters.notices,
                  [&](const ShownNotice& shown) { return shown.notice.table == event.table; });
}

void change(Meters& meters, const OptionSwitched& event, const EventMeta& /*recorded*/) {
    for (System& system : meters.systems) {
        auto* const terms = std::get_if<MeterTerms>(&system.terms);
        if (terms == nullptr || terms->game != LinkedGame::caribbean_stud) continue;
        terms->option = event.option;
        for (JackpotTable& fitted : meters.tables)
            if (fitted.system == system.id) {
                fitted.terms = system.terms;
                fitted.settled.reset();  // The settled round was played on the old terms.
            }
    }
    std::erase_if(meters.notices, [](const ShownNotice& shown) {
        return shown.notice.kind == NoticeKind::option_changes;
    });
}

void change(Meters& meters, const SystemClosed& event, const EventMeta& recorded) {
    for (const Transfer& transfer : event.transfers) {
        System& target = system_in(meters, transfer.to);
        MeterValue value = target.value;
        std::get<jackpots::PrizeMeter>(value).value += transfer.amount;
        set_value(target, value, recorded);
    }
    meters.held += event.held;
    std::erase_if(meters.notices, [&](const ShownNotice& shown) {
        const JackpotTable* const fitted = find_table(meters, shown.notice.table);
        return shown.notice.system == event.system ||
               (fitted != nullptr && fitted->system == event.system);
    });
    for (JackpotTable& fitted : meters.tables)
        if (fitted.system == event.system) {
            fitted.system = 0;
            fitted.settled.reset();
        }
    std::erase_if(meters.systems, [&](const System& system) { return system.id == event.system; });
}

void change(Meters& meters, const LevelValuesChanged& event, const EventMeta& recorded) {
    System& system = system_in(meters, event.system);
    std::get<PoolTerms>(system.terms).level1_wager = event.level1_wager;
    for (JackpotTable& fitted : meters.tables) {
        if (fitted.system != event.system) continue;
        std::get<PoolTerms>(fitted.terms).level1_wager = event.level1_wager;
        fitted.settled.reset();
    }
    set_value(system, event.after, recorded);
    forget(meters,
           {.kind = NoticeKind::values_change,
            .system = event.system,
            .level1_wager = event.level1_wager});
}

void change(Meters& meters, const HealthReported& event, const EventMeta& /*recorded*/) {
    system_in(meters, event.system).health = event.health;
}

void change(Meters& meters, const DisplayReported& event, const EventMeta& /*recorded*/) {
    table_in(meters, event.table).display_works = event.works;
}

void change(Meters& meters, const ManualArranged& event, const EventMeta& /*recorded*/) {
    system_in(meters, event.system).manual = event.in_force;
}

void change(Meters& meters, const WagersRegistered& event, const EventMeta& recorded) {
    JackpotTable& fitted = table_in(meters, event.table);
    fitted.round.round = event.round;
    fitted.round.running = true;
    if (fitted.settled && fitted.settled->round != event.round) fitted.settled.reset();
    fitted.round.wagers.insert(fitted.round.wagers.end(), event.wagers.begin(), event.wagers.end());
    set_value(system_in(meters, fitted.system), event.after, recorded);
}

void change(Meters& meters, const GameCancelled& event, const EventMeta& /*recorded*/) {
    table_in(meters, event.table).round.running = false;
}

void change(Meters& meters, const WagersReturned& event, const EventMeta& recorded) {
    JackpotTable& fitted = table_in(meters, event.table);
    std::erase_if(fitted.round.wagers, [&](const RegisteredWager& wager) {
        return std::count(event.boxes.begin(), event.boxes.end(), wager.box) > 0;
    });
    // Melbourne restarts the jackpot game without these wagers. [CS 11.5.2(a)] [CS 11.14.1]
    const bool goes_on = is_perth(game_of(fitted.terms)) && !fitted.round.wagers.empty();
    fitted.round.running = fitted.round.running && goes_on;
    set_value(system_in(meters, fitted.system), event.after, recorded);
}

void change(Meters& meters, const OutcomeRecorded& event, const EventMeta& recorded) {
    JackpotTable& fitted = table_in(meters, event.table);
    System& system = system_in(meters, fitted.system);
    write(system,
          {.table = event.table,
           .round = event.round,
           .settlement = true,
           .pools = pools_of(system.value)},
          recorded);
    std::vector<RegisteredWager> carried;
    std::vector<RegisteredWager> spent;
    for (const RegisteredWager& wager : fitted.round.wagers) {
        const bool stays = std::count(event.carried.begin(), event.carried.end(), wager.box) > 0;
        (stays ? carried : spent).push_back(wager);
    }
    fitted.round.wagers = std::move(carried);
    fitted.round.running = false;
    Claim settled{.id = recorded.sequence,
                  .system = system.id,
                  .table = event.table,
                  .round = event.round,
                  .recorded = recorded.time,
                  .prizes = event.prizes,
                  .wagers = std::move(spent),
                  .before = system.value,
                  .after = event.after};
    fitted.settled.reset();
    if (event.prizes.empty()) {
        if (!settled.wagers.empty()) fitted.settled = std::move(settled);
        return;
    }
    meters.claims.push_back(std::move(settled));
    set_value(system, event.after, recorded);
}

void change(Meters& meters, const ClaimConfirmed& event, const EventMeta& /*recorded*/) {
    Claim& claim = claim_in(meters, event.claim);
    switch (event.step) {
        case ClaimStep::payout_determined: claim.determined = true; return;
        case ClaimStep::hand_verified: claim.verified = true; return;
        case ClaimStep::deck_sorted: claim.sorted = true; return;
    }
}

void change(Meters& meters, const ClaimHeld& event, const EventMeta& recorded) {
    claim_in(meters, event.claim).held_since = recorded.time;
}

void change(Meters& meters, const ClaimReleased& event, const EventMeta& /*recorded*/) {
    claim_in(meters, event.claim).released = true;
}

void change(Meters& meters, const ClaimVoided& event, const EventMeta& recorded) {
    const Claim claim = claim_in(meters, event.claim);
    set_value(system_in(meters, claim.system), event.after, recorded);
    if (event.cause == VoidCause::not_verified) {
        MeterRound& round = table_in(meters, claim.table).round;
        round.round = claim.round;
        round.running = true;
        const std::vector<RegisteredWager> back = wagers_put_back(claim, event.after);
        round.wagers.insert(round.wagers.end(), back.begin(), back.end());
    }
    forget_claim(meters, event.claim);
}

void change(Meters& meters, const ClaimPaid& event, const EventMeta& /*recorded*/) {
    const Claim& claim = claim_in(meters, event.claim);
    JackpotTable& fitted = table_in(meters, claim.table);
    if (!fitted.settled || fitted.settled->round < claim.round) fitted.settled = claim;
    forget_claim(meters, event.claim);
}

void change(Meters& meters, const TablesSuspended& event, const EventMeta& /*recorded*/) {
    for (const TableId table : event.tables)
        table_in(meters, table).suspended = true;
}

void change(Meters& meters, const TablesContinued& event, const EventMeta& /*recorded*/) {
    for (const TableId table : event.tables)
        table_in(meters, table).suspended = false;
    for (System& system : meters.systems) {
        const auto members = tables_of(meters, system.id);
        const bool any_suspended =
            std::any_of(members.begin(), members.end(), [](const JackpotTable* fitted) {
                return fitted->suspended;
            });
        if (!any_suspended) system.fault_began.reset();
    }
}

void change(Meters& meters, const FaultConfirmed& event, const EventMeta& recorded) {
    System& system = system_in(meters, event.system);
    system.fault_began = event.began;
    set_value(system, event.after, recorded);
    for (const TableId table : event.tables)
        table_in(meters, table).round = {};
}

void change(Meters& meters, const RoundUndone& event, const EventMeta& recorded) {
    JackpotTable& fitted = table_in(meters, event.table);
    const SystemId system = fitted.system;
    std::erase_if(meters.claims, [&](const Claim& claim) {
        return claim.table == event.table && claim.round == event.round;
    });
    fitted.settled.reset();
    set_value(system_in(meters, system), event.after, recorded);
}

void change(Meters& meters, const OutcomeFell& event, const EventMeta& recorded) {
    for (JackpotTable& fitted : meters.tables) {
        if (fitted.table == event.table && fitted.settled && fitted.settled->round == event.round)
            fitted.settled.reset();
    }
    set_value(system_in(meters, event.system), event.after, recorded);
}

}  // namespace

void apply(Meters& meters, const MeterEvent& event, const EventMeta& recorded) {
    // The reserve follows its account, so the ledger and this room use the same computation.
    for (const ledger::Posting& posting : postings(meters, event)) {
        if (posting.account.kind != ledger::AccountKind::reserve) continue;
        system_in(meters, posting.account.owner).reserve += posting.amount;
    }
    std::visit([&](const auto& held) { change(meters, held, recorded); }, event);
}

}  // namespace baize::house
