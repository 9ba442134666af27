#include "house/casino/decide.h"

#include "house/casino/casino_state.h"
#include "house/casino/steps.h"
#include "house/workflows/jackpots/decide.h"
#include "house/workflows/people/decide.h"
#include "house/workflows/people/staff_commands.h"
#include "house/workflows/people/staff_play.h"
#include "house/workflows/people/staff_rank.h"
#include "house/workflows/rounds/decide.h"
#include "house/workflows/rulings/decide.h"
#include "house/workflows/seats/decide.h"
#include "house/workflows/table_setup/dealers.h"
#include "house/workflows/table_setup/decide.h"

namespace baize::house {

namespace {

// Returns the table of a command about rounds, hands or the cards they are dealt from; 0 for other
// commands.
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

}  // namespace

// An inspector sees everything and changes nothing. This is checked once, here, so that no room can
// forget it. [I-112]
Result<Steps> decide(const Context& now, const Command& command) {
    if (now.by.office == Office::inspector) return reject(*office_refused(now.by));
    if (const auto why = why_not_played(now, command)) return reject(*why);
    // Staff do not handle the cards of a game they play, nor rule on it. [I-142]
    Context here = now;
    if (is_player_there(now, command)) here.by.rank = Role::player;
    // A dealer plays rounds and hands only at a table where that dealer is in charge. [I-142]
    if (const auto why = another_deals(here, table_of_play(command))) return reject(*why);
    return std::visit([&](const auto& group) { return decide(here, group); }, command);
}

Issuer issuer_of(const CasinoState& state, PersonId person, Moment now) {
    if (person == the_house_itself) return {.rank = Role::dealer, .now = now};
    return issuer_of(state.people, person, now);
}

}  // namespace baize::house
