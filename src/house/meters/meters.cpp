#include "house/meters/meters.h"

#include <algorithm>

namespace baize::house {

const System* find_system(const Meters& meters, SystemId id) {
    for (const System& system : meters.systems)
        if (system.id == id) return &system;
    return nullptr;
}

const JackpotTable* find_table(const Meters& meters, TableId table) {
    for (const JackpotTable& fitted : meters.tables)
        if (fitted.table == table) return &fitted;
    return nullptr;
}

const Claim* find_claim(const Meters& meters, std::uint64_t id) {
    for (const Claim& claim : meters.claims)
        if (claim.id == id) return &claim;
    return nullptr;
}

const Claim* find_claim(const Meters& meters, TableId table, std::uint64_t round) {
    for (const Claim& claim : meters.claims)
        if (claim.table == table && claim.round == round) return &claim;
    return nullptr;
}

const ShownNotice* find_notice(const Meters& meters, const Notice& notice) {
    for (const ShownNotice& shown : meters.notices)
        if (shown.notice == notice) return &shown;
    return nullptr;
}

std::vector<const JackpotTable*> tables_of(const Meters& meters, SystemId system) {
    std::vector<const JackpotTable*> members;
    for (const JackpotTable& fitted : meters.tables)
        if (fitted.system == system) members.push_back(&fitted);
    return members;
}

bool wins_the_meter(const Claim& claim) {
    return std::any_of(claim.prizes.begin(), claim.prizes.end(), [](const WonPrize& prize) {
        return jackpots::is_meter_hand(prize.hand);
    });
}

bool is_held(const Claim& claim, Moment now) {
    return claim.held_since && !claim.released && now - *claim.held_since < hold_time;
}

}  // namespace baize::house
