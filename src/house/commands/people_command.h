// The commands about people, and the one about the settings of the whole house, which no room owns.
#pragma once

#include <string>
#include <variant>

#include <boost/describe.hpp>

#include "house/commands/floor_settings.h"
#include "house/people/commands.h"

namespace baize::house {

// Replaces all settings that the books leave to the house, with a reason. [I-138]
struct ChangeSettings {
    FloorSettings settings{};
    std::string words{};
    friend bool operator==(const ChangeSettings&, const ChangeSettings&) = default;
};
BOOST_DESCRIBE_STRUCT(ChangeSettings, (), (settings, words))

using PeopleCommand = std::variant<Enrol,
                                   Appoint,
                                   CashIn,
                                   CashOut,
                                   TakePlayChips,
                                   ChangeFloat,
                                   EmptyChipBox,
                                   SupplyRunner,
                                   TakeBackFromRunner,
                                   SellChips,
                                   TakeName,
                                   ChangeSettings,
                                   LimitChips,
                                   LimitTime,
                                   WithdrawLimitChange,
                                   TakeBreak,
                                   ExcludeSelf,
                                   ChooseRealityCheck>;

}  // namespace baize::house
