#include "house/casino/decide.h"

#include "house/casino/steps.h"
#include "house/workflows/people/staff_play.h"
#include "house/workflows/table_setup/dealers.h"

namespace baize::house {

namespace {

// Of a command about rounds, hands or the cards they are dealt from; 0: another one.
TableId table_of_play(const Command& command) {
    const auto look = [](const auto& one) -> TableId { return one.table; };
    if (const auto* const banked = std::get_if<BankedCommand>(&command))
        return std::visit(look, *banked);
    if (const auto* const poker = std::get_if<PokerCommand>(&command))
        return std::visit(look, *poker);
    if (const auto* const cards = std::get_if<CardCommand>(&command))
        return std::visit(look, *cards);
    return 0;
}

// Of any command about one table; 0: another one.
TableId table_of(const Command& command) {
    const auto look = [](const auto& one) -> TableId {
        if constexpr (requires { one.table; }) return one.table;
        return 0;
    };
    return std::visit([&](const auto& group) { return std::visit(look, group); }, command);
}

bool sits_down(const Command& command, PersonId person) {
    const auto* const poker = std::get_if<PokerCommand>(&command);
    const auto* const sitting = poker == nullptr ? nullptr : std::get_if<SitDown>(poker);
    return sitting != nullptr && sitting->arrival.player == person;
}

// Buys chips at a house game or lays a wager, which Perth lets people do without a seat.
bool begins_to_wager(const Command& command) {
    const auto* const banked = std::get_if<BankedCommand>(&command);
    if (banked == nullptr) return false;
    if (std::holds_alternative<BuyChips>(*banked)) return true;
    const auto* const acted = std::get_if<ActInRound>(banked);
    return acted != nullptr && acted->player == 0 &&
           std::holds_alternative<PlaceWager>(acted->action);
}

// Staff who have a seat or a wager at a table are players there, and nothing else: nobody handles
// the cards of the own game or rules on it. [I-142]
bool plays_here(const Context& now, const Command& command) {
    if (now.by.rank == Role::player || now.by.person == the_house_itself) return false;
    const TableState* const table = find_table(now.state, table_of(command));
    if (table == nullptr || !table->board.sign) return false;
    if (plays_at(now.state, *table, now.by.person)) return true;
    const bool begins = sits_down(command, now.by.person) || begins_to_wager(command);
    return begins && !why_staff(now, *table, now.by.person);
}

}  // namespace

// An inspector sees everything and changes nothing: asked once, before any room could forget it.
// [I-112]
Result<Steps> decide(const Context& now, const Command& command) {
    if (now.by.office == Office::inspector) return reject(*office_refused(now.by));
    Context here = now;
    if (plays_here(now, command)) here.by.rank = Role::player;
    // Of dealers, only the one in charge plays a table's rounds and hands. [I-142]
    if (const auto why = another_deals(here, table_of_play(command))) return reject(*why);
    return std::visit([&](const auto& group) { return decide(here, group); }, command);
}

Issuer issuer_of(const CasinoState& state, PersonId person, Moment now) {
    if (person == the_house_itself) return {.rank = Role::dealer, .now = now};
    return issuer_of(state.people, person, now);
}

}  // namespace baize::house
