// Everything that is recorded has a plan (ledger/record/codec/plan.h) with each of its members
// once.
#include <gtest/gtest.h>

#include "house/casino/casino.h"
#include "house/casino/casino_event.h"
#include "house/commands/command.h"
#include "house/commands/command_keys.h"
#include "ledger/record/codec/plan_leaves.h"

namespace baize::house {
namespace {

TEST(RecordPlan, EachMemberOfEveryRecordIsInItOnce) {
    std::set<const ledger::Type*> types;
    add_types(ledger::type_of<Command>(), types);
    add_types(ledger::type_of<CasinoEvent>(), types);
    add_types(ledger::type_of<CasinoState>(), types);
    add_types(ledger::type_of<std::vector<CommandKeys::AcceptedCommand>>(), types);
    EXPECT_LT(300U, types.size());
    for (const ledger::Type* const type : types)
        EXPECT_TRUE(ledger::has_whole_plans(*type)) << type->name;
}

}  // namespace
}  // namespace baize::house
