#include "engine/core/check.h"
#include "house/chips.h"
#include "house/meters/fold.h"
#include "house/meters/meter_value.h"

namespace baize::house {

namespace {

using ledger::Account;
using ledger::AccountKind;
using ledger::Posting;

class MovedLines {
  public:
    void add(Account account, Money amount) {
        if (amount.is_zero()) return;
        lines_.push_back({account, amount});
        sum_ += amount;
    }

    // Posts the change of the account's whole cents: fractions of a cent add up to cents in the
    // other account of the event, never in this one. [I-87]
    void follow(Account account, const Fraction& before, const Fraction& after) {
        add(account, whole_cents_of(after) - whole_cents_of(before));
    }

    void follow(SystemId system, const MeterValue& before, const MeterValue& after) {
        const std::vector<Fraction> old_pools = pools_of(before);
        const std::vector<Fraction> new_pools = pools_of(after);
        const bool one = old_pools.size() == 1;
        for (std::size_t i = 0; i < old_pools.size(); ++i) {
            const auto place = static_cast<std::uint32_t>(one ? 0 : i + 1);
            follow(meter_account(system, place), old_pools[i], new_pools[i]);
        }
    }

    // A surplus goes into the reserve; a shortfall comes out of it, and out of the house when the
    // reserve is empty.
    [[nodiscard]] std::vector<Posting> balanced_by(const System& system) {
        const Money missing = sum_;
        const Money from_reserve = missing > system.reserve ? system.reserve : missing;
        add(reserve_account(system.id), -from_reserve);
        return balanced_by_house();
    }

    [[nodiscard]] std::vector<Posting> balanced_by_house() {
        add(ledger::the_house, -sum_);
        return lines_;
    }

  private:
    std::vector<Posting> lines_;
    Money sum_{};
};

Account owed_to(PersonId person) {
    return {AccountKind::liability, person, 0};
}

const System& system_of(const Meters& meters, TableId table) {
    const System* const system = find_system(meters, find_table(meters, table)->system);
    BAIZE_CHECK(system != nullptr);
    return *system;
}

Money stakes(const Terms& terms, const std::vector<RegisteredWager>& wagers) {
    Money sum;
    for (const RegisteredWager& wager : wagers)
        sum += cost_of(terms, wager.level);
    return sum;
}

bool is_named(const std::vector<std::uint32_t>& boxes, std::uint32_t box) {
    for (const std::uint32_t named : boxes)
        if (named == box) return true;
    return false;
}

// The default: most events move no money.
std::vector<Posting> lines(const Meters& /*meters*/, const auto& /*event*/) {
    return {};
}

std::vector<Posting> lines(const Meters& meters, const SystemOpened& event) {
    MovedLines moved;
    const std::vector<Fraction> pools = pools_of(event.value);
    for (std::size_t i = 0; i < pools.size(); ++i) {
        const auto place = static_cast<std::uint32_t>(pools.size() == 1 ? 0 : i + 1);
        moved.follow(meter_account(event.system, place), Fraction(), pools[i]);
    }
    moved.follow(held_account, meters.held, meters.held - event.credited);
    return moved.balanced_by_house();
}

std::vector<Posting> lines(const Meters& meters, const SystemClosed& event) {
    const System& closing = *find_system(meters, event.system);
    MovedLines moved;
    moved.follow(meter_account(closing.id, 0), pools_of(closing.value)[0], Fraction());
    for (const Transfer& transfer : event.transfers) {
        const Fraction before = pools_of(find_system(meters, transfer.to)->value)[0];
        moved.follow(meter_account(transfer.to, 0), before, before + transfer.amount);
    }
    moved.follow(held_account, meters.held, meters.held + event.held);
    moved.add(reserve_account(closing.id), -closing.reserve);
    return moved.balanced_by_house();
}

std::vector<Posting> lines(const Meters& meters, const LevelValuesChanged& event) {
    const System& system = *find_system(meters, event.system);
    MovedLines moved;
    moved.follow(system.id, system.value, event.after);
    return moved.balanced_by(system);
}

std::vector<Posting> lines(const Meters& meters, const WagersRegistered& event) {
    const System& system = system_of(meters, event.table);
    MovedLines moved;
    moved.add(pot_of(event.table), -stakes(system.terms, event.wagers));
    moved.follow(system.id, system.value, event.after);
    return moved.balanced_by(system);
}

std::vector<Posting> lines(const Meters& meters, const WagersReturned& event) {
    const System& system = system_of(meters, event.table);
    MovedLines moved;
    for (const RegisteredWager& wager : find_table(meters, event.table)->round.wagers) {
        if (!is_named(event.boxes, wager.box)) continue;
        moved.add(pot_of(event.table), cost_of(system.terms, wager.level));
    }
    moved.follow(system.id, system.value, event.after);
    return moved.balanced_by(system);
}

std::vector<Posting> lines(const Meters& meters, const OutcomeRecorded& event) {
    if (event.prizes.empty()) return {};
    const System& system = system_of(meters, event.table);
    MovedLines moved;
    for (const WonPrize& prize : event.prizes)
        moved.add(owed_to(prize.person), prize.amount);
    moved.follow(system.id, system.value, event.after);
    return moved.balanced_by(system);
}

std::vector<Posting> lines(const Meters& meters, const ClaimVoided& event) {
    const Claim& claim = *find_claim(meters, event.claim);
    const System& system = *find_system(meters, claim.system);
    MovedLines moved;
    for (const WonPrize& prize : claim.prizes)
        moved.add(owed_to(prize.person), -prize.amount);
    if (event.cause != VoidCause::not_verified) {
        moved.add(pot_of(claim.table), stakes(system.terms, claim.wagers));
    }
    moved.follow(system.id, system.value, event.after);
    return moved.balanced_by(system);
}

// Prizes are taken from where they are: still owed, or in the winner's stack.
std::vector<Posting> lines(const Meters& meters, const RoundUndone& event) {
    const Claim* const open = find_claim(meters, event.table, event.round);
    const Claim& settled = open != nullptr ? *open : *find_table(meters, event.table)->settled;
    const System& system = *find_system(meters, settled.system);
    MovedLines moved;
    for (const WonPrize& prize : settled.prizes) {
        const Account stack = stack_of(event.table, prize.person);
        moved.add(open != nullptr ? owed_to(prize.person) : stack, -prize.amount);
    }
    moved.add(pot_of(event.table), stakes(system.terms, settled.wagers));
    moved.follow(system.id, system.value, event.after);
    return moved.balanced_by(system);
}

std::vector<Posting> lines(const Meters& meters, const ClaimPaid& event) {
    const Claim& claim = *find_claim(meters, event.claim);
    MovedLines moved;
    for (const WonPrize& prize : claim.prizes) {
        moved.add(owed_to(prize.person), -prize.amount);
        moved.add(stack_of(claim.table, prize.person), prize.amount);
    }
    return moved.balanced_by_house();  // Already balanced: adds no line.
}

std::vector<Posting> lines(const Meters& meters, const FaultConfirmed& event) {
    const System& system = *find_system(meters, event.system);
    MovedLines moved;
    for (const TableId table : event.tables)
        moved.add(pot_of(table), stakes(system.terms, find_table(meters, table)->round.wagers));
    moved.follow(system.id, system.value, event.after);
    return moved.balanced_by(system);
}

std::vector<Posting> lines(const Meters& meters, const OutcomeFell& event) {
    const System& system = *find_system(meters, event.system);
    MovedLines moved;
    moved.follow(system.id, system.value, event.after);
    moved.add(ledger::the_house, event.to_house);
    return moved.balanced_by(system);
}

}  // namespace

std::vector<ledger::Posting> postings(const Meters& meters, const MeterEvent& event) {
    return std::visit([&](const auto& held) { return lines(meters, held); }, event);
}

}  // namespace baize::house
