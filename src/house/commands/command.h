// Everything that can be asked of the casino, one struct a command. Who asks and when comes beside
// it (By); what a room must know of another the casino finds out itself, so that no command has to
// be believed. Commands are written to the ledger before what they brought about, and an audit
// decides each again.
#pragma once

#include <variant>

#include "house/commands/banked_commands.h"
#include "house/commands/card_commands.h"
#include "house/commands/case_commands.h"
#include "house/commands/meter_commands.h"
#include "house/commands/people_commands.h"
#include "house/commands/poker_commands.h"
#include "house/commands/seating_commands.h"
#include "house/commands/sign_commands.h"

namespace baize::casino {

// Alternatives go into records by their place: add at the end.
using Command = std::variant<PeopleCommand,
                             SignCommand,
                             SeatingCommand,
                             CardCommand,
                             CaseCommand,
                             MeterCommand,
                             BankedCommand,
                             PokerCommand>;

}  // namespace baize::casino
