// All commands of the casino, one struct per command. The issuer (person, rank, time) is passed
// separately (`Issuer`). Where a room needs facts from another room, the casino looks them up, so a
// command never has to be trusted for them. Each command is written to the ledger before the events
// it caused, and an audit decides every command again.
#pragma once

#include <variant>

#include "house/cards/commands.h"
#include "house/cases/commands.h"
#include "house/commands/people_command.h"
#include "house/meters/commands.h"
#include "house/seating/commands.h"
#include "house/signs/commands.h"
#include "house/tables/banked/commands.h"
#include "house/tables/poker/commands.h"

namespace baize::house {

// Their numbers in records are in record_tags.h.
using Command = std::variant<PeopleCommand,
                             SignCommand,
                             SeatingCommand,
                             CardCommand,
                             CaseCommand,
                             MeterCommand,
                             BankedCommand,
                             PokerCommand>;

}  // namespace baize::house
