#include "house/workflows/table_setup/dealers.h"

#include <algorithm>

#include "house/casino/casino_state.h"
#include "house/casino/steps.h"
#include "house/workflows/people/staff_play.h"

namespace baize::house {

namespace {

constexpr Clause in_charge = "I-142"_clause;

// Dealers may assign or remove only themselves; higher ranks assign others.
std::optional<Rejection> why_not_sent(const Context& now,
                                      const TableState& table,
                                      PersonId dealer) {
    if (const auto why = needs(now.by, Role::dealer, in_charge)) return why;
    const bool is_himself = now.by.person == (dealer == 0 ? table.dealer : dealer);
    if (!is_himself) return needs(now.by, Role::supervisor, in_charge);
    return std::nullopt;
}

}  // namespace

Result<Steps> put_dealer(const Context& now, const PutDealer& command) {
    const auto found = table_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    if (table.dealt_by == DealtBy::house) return reject(Reason::another_deals, "I-114"_clause);
    if (const auto why = why_not_sent(now, table, command.dealer)) return reject(*why);
    if (command.dealer == table.dealer) return reject(Reason::already_done, in_charge);
    if (command.dealer != 0) {
        const Issuer dealer = issuer_of(now.state, command.dealer, now.by.now);
        if (dealer.person == 0) return reject(Reason::no_such_person, in_charge);
        if (const auto why = needs(dealer, Role::dealer, in_charge)) return reject(*why);
        if (std::any_of(now.state.tables.begin(), now.state.tables.end(), [&](const auto& other) {
                return other.dealer == command.dealer;
            })) {
            return reject(Reason::deals_elsewhere, in_charge);
        }
    }
    // A person who plays at the table may not deal there.
    if (command.dealer != 0 && plays_at(now.state, table, command.dealer)) {
        const bool is_playing = is_in_round(table, command.dealer);
        return reject(is_playing ? Reason::still_plays : Reason::seated_already, in_charge);
    }
    if (command.dealer == 0) {
        if (const auto why = why_not_left(now, table)) return reject(*why);
    }
    // The dealer does not change during a hand, except by order of a supervisor.
    if (is_round_in_play(table) && needs(now.by, Role::supervisor, in_charge))
        return reject(Reason::not_now, in_charge);
    return one({table_stream(command.table), DealerChanged{command.table, command.dealer}, {}});
}

std::optional<Rejection> another_deals(const Context& now, TableId number) {
    if (now.by.rank != Role::dealer || now.by.person == the_house_itself) return std::nullopt;
    const TableState* const table = find_table(now.state, number);
    if (table == nullptr || table->dealer == 0 || table->dealer == now.by.person)
        return std::nullopt;
    return Rejection{Reason::another_deals, in_charge};
}

}  // namespace baize::house
