#include "house/workflows/people/play_booking.h"

#include <algorithm>
#include <map>
#include <utility>

#include "house/people/play_counting.h"

namespace baize::house {

namespace {

using ledger::AccountKind;

struct Deposit {
    PersonId person = 0;
    Chips chips = Chips::money;
    Money amount{};
};

// Returns the chips that a person brings into the house: bought at the cage, from a chip runner or
// with cash at the table, or practice chips taken from the mint.
std::optional<Deposit> deposit_in(const CasinoEvent& event) {
    if (const auto* const given = std::get_if<PlayChipsGiven>(&event))
        return Deposit{given->person, Chips::play, given->amount};
    if (const auto* const cash = std::get_if<CashConverted>(&event))
        return Deposit{cash->person, Chips::money, cash->amount};
    const auto* const people = std::get_if<PeopleEvent>(&event);
    if (people == nullptr) return std::nullopt;
    if (const auto* const taken = std::get_if<CashTaken>(people))
        return Deposit{taken->person, Chips::money, taken->amount};
    if (const auto* const sold = std::get_if<RunnerSold>(people))
        return Deposit{sold->person, Chips::money, sold->amount};
    return std::nullopt;
}

// Events about people move chips in and out of the house, which no one wins or loses.
bool is_play(const CasinoEvent& event) {
    return !deposit_in(event) && !std::holds_alternative<PeopleEvent>(event);
}

// Returns the owner of the account and the kind of its chips; person 0: the account is the house's.
std::pair<PersonId, Chips> owner_of(const CasinoState& state, ledger::Account account) {
    switch (account.kind) {
        case AccountKind::wallet:
        case AccountKind::liability: return {account.owner, Chips::money};
        case AccountKind::play_purse: return {account.owner, Chips::play};
        case AccountKind::stack: {
            const TableState* const table = find_table(state, account.owner);
            return {account.place, table == nullptr ? Chips::money : table->chips};
        }
        case AccountKind::cage:
        case AccountKind::house:
        case AccountKind::pot:
        case AccountKind::table_float:
        case AccountKind::chip_box:
        case AccountKind::meter:
        case AccountKind::reserve:
        case AccountKind::drop_slide:
        case AccountKind::mint:
        case AccountKind::mobile_bank: break;
    }
    return {0, Chips::money};
}

template <typename Event>
TableId table_in(const Event& event) {
    if constexpr (requires { event.table; })
        return event.table;
    else
        return 0;
}

bool has_seat(const Seating& seating, PersonId person) {
    return std::any_of(seating.tables.begin(), seating.tables.end(), [&](const SeatedTable& seats) {
        return seat_of(seats, person).has_value();
    });
}

}  // namespace

void book_own_play(CasinoState& state, const Step& step, Moment now) {
    if (const auto deposit = deposit_in(step.event))
        add_deposit(state.people, deposit->person, deposit->chips, deposit->amount, now);
    if (!is_play(step.event)) return;
    std::map<std::pair<PersonId, Chips>, Money> results;
    for (const ledger::Posting& posting : step.postings) {
        const auto owner = owner_of(state, posting.account);
        if (owner.first != 0) results[owner] += posting.amount;
    }
    for (const auto& [owner, amount] : results) {
        if (!amount.is_zero()) add_result(state.people, owner.first, owner.second, amount, now);
    }
}

std::vector<PersonId> seated_by(const Seating& seating, const SeatingEvent& event) {
    std::vector<PersonId> people;
    const TableId table = std::visit([](const auto& one) { return table_in(one); }, event);
    const SeatedTable* const seats = table_of(seating, table);
    if (seats == nullptr) return people;
    for (const SeatPlace& place : seats->places) {
        if (place.sitter.person != 0) people.push_back(place.sitter.person);
    }
    return people;
}

void book_own_time(CasinoState& state,
                   const SeatingEvent& event,
                   const std::vector<PersonId>& before,
                   Moment now) {
    const std::vector<PersonId> after = seated_by(state.seating, event);
    for (const PersonId person : after)
        begin_play(state.people, person, now);
    for (const PersonId person : before) {
        const bool stays = std::find(after.begin(), after.end(), person) != after.end();
        if (!stays && !has_seat(state.seating, person)) end_play(state.people, person, now);
    }
}

}  // namespace baize::house
