// Describes commands, events and the state of the casino for records.
#include "house/casino/casino_state.h"
#include "house/commands/command_keys.h"
#include "house/commands/described_house.h"

namespace baize::ledger {

BAIZE_DESCRIBED(house::Command)
BAIZE_DESCRIBED(std::optional<house::Command>)
BAIZE_DESCRIBED(house::CasinoEvent)
BAIZE_DESCRIBED(house::CasinoState)
BAIZE_DESCRIBED(house::TableState)
BAIZE_DESCRIBED(house::DealTerms)
BAIZE_DESCRIBED(std::vector<house::CommandKeys::AcceptedCommand>)
BAIZE_DESCRIBED(Hash)

}  // namespace baize::ledger
