#include "house/tables/poker/bonuses.h"

namespace baize::house {

const BonusPrompt* find_prompt(const PokerBonuses& bonuses, std::uint32_t number) {
    for (const BonusPrompt& prompt : bonuses.prompts) {
        if (prompt.number == number) return &prompt;
    }
    return nullptr;
}

const BonusOwed* find_owed(const PokerBonuses& bonuses, std::uint32_t number) {
    for (const BonusOwed& owed : bonuses.owed) {
        if (owed.number == number) return &owed;
    }
    return nullptr;
}

}  // namespace baize::house
