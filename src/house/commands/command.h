// All commands of the casino, one struct per command. The person who gives it and the time are
// passed beside it (By). Where a room needs facts from another room, the casino looks them up, so a
// command never has to be trusted for them. Each command is written to the ledger before the events
// it caused, and an audit decides every command again.
#pragma once

#include <variant>

#include "house/cards/commands.h"
#include "house/cases/commands.h"
#include "house/commands/banked_commands.h"
#include "house/commands/meter_commands.h"
#include "house/commands/people_commands.h"
#include "house/commands/poker_commands.h"
#include "house/commands/seating_commands.h"
#include "house/commands/sign_commands.h"

namespace baize::house {

// Alternatives are stored in records by their index: add new ones at the end.
using Command = std::variant<PeopleCommand,
                             SignCommand,
                             SeatingCommand,
                             CardCommand,
                             CaseCommand,
                             MeterCommand,
                             BankedCommand,
                             PokerCommand>;

}  // namespace baize::house
