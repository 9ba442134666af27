// Includes all rooms at once, as the casino does: names must not clash, and the state and events of
// each room can be written and read.
#include <vector>

#include <gtest/gtest.h>

#include "house/cards/cards.h"
#include "house/cards/events.h"
#include "house/cases/cases.h"
#include "house/cases/events.h"
#include "house/fairness/deck_commitment.h"
#include "house/meters/events.h"
#include "house/meters/meters.h"
#include "house/people/events.h"
#include "house/people/people.h"
#include "house/seating/events.h"
#include "house/seating/seating.h"
#include "house/signs/board.h"
#include "house/signs/events.h"
#include "house/tables/banked/banked_table.h"
#include "house/tables/banked/events.h"
#include "house/tables/poker/bonuses.h"
#include "house/tables/poker/events.h"
#include "house/tables/poker/poker_table.h"
#include "ledger/record/encoding.h"

namespace baize::house {
namespace {

template <typename Value>
void expect_comes_back(const Value& value) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter writer(bytes);
    ledger::encode(writer, value);
    EXPECT_EQ(value, ledger::decoded<Value>(bytes));
}

TEST(HouseRooms, HaveDistinctNamesInOneNamespace) {
    expect_comes_back(People{});
    expect_comes_back(BankedTable{});
    expect_comes_back(PokerTable{});
    expect_comes_back(PokerBonuses{});
    expect_comes_back(CardsState{});
    expect_comes_back(CasesState{});
    expect_comes_back(Meters{});
    expect_comes_back(Seating{});
    expect_comes_back(SignBoard{});
    expect_comes_back(PeopleEvent{});
    expect_comes_back(BankedEvent{});
    expect_comes_back(PokerEvent{});
    expect_comes_back(BonusEvent{});
    expect_comes_back(SeatingEvent{});
    expect_comes_back(SignEvent{});
    expect_comes_back(CaseEvent{});
    expect_comes_back(MeterEvent{});
    expect_comes_back(CardEvent{});
}

}  // namespace
}  // namespace baize::house
