#include "house/workflows/rulings/whose_money.h"

#include <algorithm>
#include <iterator>

#include "house/casino/game_state.h"

namespace baize::house {

namespace {

using ledger::AccountKind;
using ledger::Posting;

bool is_of_a_system(AccountKind kind) {
    return kind == AccountKind::meter || kind == AccountKind::reserve;
}

bool is_of_the_table(AccountKind kind) {
    return kind == AccountKind::table_float || kind == AccountKind::chip_box;
}

// True during a hand, and after a misdeal, which belongs to the same hand.
bool is_hand_on(const TableState& table) {
    const PokerTable* const game_state = poker_state(table);
    return game_state != nullptr &&
           (game_state->hand.phase != poker::Phase::over || game_state->hand.deal_again);
}

// An amount in parts that accounts of a person hold, and the rest, which none of them holds.
struct InParts {
    std::vector<Posting> parts{};
    Money missing{};
};

// Takes the amount from the chips at the table or from the wallet if one of them holds all of it;
// otherwise a part from each, then from the accounts `beside` them in order.
InParts in_parts(const Context& now,
                 TableId table,
                 PersonId person,
                 Money amount,
                 const std::vector<ledger::Account>& beside) {
    std::vector<ledger::Account> accounts{stack_of(table, person), wallet_of(Chips::money, person)};
    for (const ledger::Account account : accounts) {
        if (now.balances.of(account) >= amount) return {{{account, amount}}, {}};
    }
    accounts.insert(accounts.end(), beside.begin(), beside.end());
    InParts taken{.missing = amount};
    for (const ledger::Account account : accounts) {
        const Money part = std::min(taken.missing, now.balances.of(account));
        if (part.is_zero()) continue;
        taken.parts.push_back({account, part});
        taken.missing -= part;
    }
    return taken;
}

// The wallet is charged with what is missing.
std::vector<Posting> charged(InParts taken, PersonId person) {
    if (!taken.missing.is_zero())
        taken.parts.push_back({wallet_of(Chips::money, person), taken.missing});
    return std::move(taken.parts);
}

// Returns the person's chips at other tables where no hand of poker is played with them.
std::vector<ledger::Account> stacks_elsewhere(const Context& now, TableId table, PersonId person) {
    std::vector<ledger::Account> others;
    for (const TableState& other : now.state.tables) {
        if (other.table != table && other.chips == Chips::money && !is_hand_on(other))
            others.push_back(stack_of(other.table, person));
    }
    return others;
}

// Returns the net effect of the lines on the person's chips at tables.
Money net_of(std::span<const Posting> booked, PersonId person) {
    Money net;
    for (const Posting& line : booked) {
        if (line.account.kind == AccountKind::stack && line.account.place == person)
            net += line.amount;
    }
    return net;
}

std::vector<PersonId> people_in(std::span<const Posting> booked) {
    std::vector<PersonId> people;
    for (const Posting& line : booked) {
        const PersonId person = line.account.place;
        if (line.account.kind != AccountKind::stack) continue;
        if (std::find(people.begin(), people.end(), person) == people.end())
            people.push_back(person);
    }
    return people;
}

}  // namespace

std::vector<Posting> taken_from(const Context& now, TableId table, PersonId person, Money amount) {
    return charged(in_parts(now, table, person, amount, {}), person);
}

std::vector<Posting> taken_anywhere(const Context& now,
                                    TableId table,
                                    PersonId person,
                                    Money amount) {
    return charged(in_parts(now, table, person, amount, stacks_elsewhere(now, table, person)),
                   person);
}

Undoing taken_as_far_as_left(const Context& now, TableId table, PersonId person, Money amount) {
    InParts taken = in_parts(now, table, person, amount, stacks_elsewhere(now, table, person));
    Undoing undoing{.lines = std::move(taken.parts)};
    if (taken.missing.is_positive()) undoing.owed.push_back({person, taken.missing});
    return undoing;
}

ledger::Account given_to(const Context& now, TableId table, PersonId person) {
    const ledger::Account stack = stack_of(table, person);
    const SeatedTable* const seats = table_of(now.state.seating, table);
    const bool is_there = now.balances.of(stack).is_positive() ||
                          (seats != nullptr && seat_of(*seats, person).has_value());
    return is_there ? stack : wallet_of(Chips::money, person);
}

std::vector<Posting> undoable(const Context& now, TableId table, std::span<const Posting> booked) {
    std::vector<Posting> lines;
    for (const Posting& line : booked) {
        const AccountKind kind = line.account.kind;
        const bool is_taken = line.amount.is_positive();
        if (kind == AccountKind::stack) {
            const PersonId person = line.account.place;
            if (is_taken) {
                const std::vector<Posting> parts = taken_from(now, table, person, line.amount);
                lines.insert(lines.end(), parts.begin(), parts.end());
            } else {
                lines.push_back({given_to(now, table, person), line.amount});
            }
        } else if (is_of_a_system(kind)) {
            lines.push_back({ledger::the_house, line.amount});
        } else if (is_of_the_table(kind) && is_taken) {
            const Money there = std::min(line.amount, now.balances.of(line.account));
            lines.push_back({line.account, there});
            lines.push_back({ledger::the_house, line.amount - there});
        } else {
            lines.push_back(line);
        }
    }
    return lines;
}

Undoing undoable_round(const Context& now, TableId table, std::span<const Posting> booked) {
    Undoing undoing;
    std::vector<Posting> others;
    std::copy_if(booked.begin(), booked.end(), std::back_inserter(others), [](const Posting& line) {
        return line.account.kind != AccountKind::stack;
    });
    undoing.lines = undoable(now, table, others);
    for (const PersonId person : people_in(booked)) {
        Money due = net_of(booked, person);
        if (!due.is_positive()) {
            undoing.lines.push_back({given_to(now, table, person), due});
            continue;
        }
        for (const ledger::Account from :
             {stack_of(table, person), wallet_of(Chips::money, person)}) {
            const Money there = std::min(due, now.balances.of(from));
            undoing.lines.push_back({from, there});
            due -= there;
        }
        undoing.lines.push_back({ledger::the_house, due});
        if (due.is_positive()) undoing.owed.push_back({person, due});
    }
    std::erase_if(undoing.lines, [](const Posting& line) { return line.amount.is_zero(); });
    return undoing;
}

std::vector<Posting> at_the_table(TableId table, std::span<const Posting> moved) {
    std::vector<Posting> lines(moved.begin(), moved.end());
    for (Posting& line : lines) {
        if (line.account.kind == AccountKind::wallet)
            line.account = stack_of(table, line.account.owner);
    }
    return lines;
}

Money got_by_systems(std::span<const Posting> booked) {
    Money sum;
    for (const Posting& line : booked) {
        if (is_of_a_system(line.account.kind)) sum += line.amount;
    }
    return sum;
}

std::optional<Rejection> why_stacks_stay(const TableState& table, std::span<const Posting> moved) {
    const bool is_touched = std::any_of(moved.begin(), moved.end(), [&](const Posting& line) {
        return line.account.kind == AccountKind::stack && line.account.owner == table.table;
    });
    if (is_touched && is_hand_on(table)) return Rejection{Reason::in_a_hand, "CP 6.11"_clause};
    return std::nullopt;
}

}  // namespace baize::house
