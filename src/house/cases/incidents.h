// Filing what somebody did wrong, and taking it back.
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

// The caller knows the book of the game at the table, and the number of the round.
struct FileIncident {
    Book book = Book::cp;
    Offence offence = Offence::other_breach;
    TableId table = 0;
    std::uint64_t round = 0;
    std::vector<PersonId> persons{};  // who did it; for a bet, everybody in it
    std::string words{};
    Device device{};           // of a device only
    bool was_invited = false;  // the player influenced had asked for it
    Clause provision{};        // of another breach: the rule that was broken, of the same book
};

[[nodiscard]] Result<IncidentFiled> decide(const CasesState& state,
                                           const By& by,
                                           const FileIncident& command);

// By whoever rules on disputes, and not while a sanction rests on it. [I-120]
struct WithdrawIncident {
    CaseNumber incident = 0;
    std::string words{};
};

[[nodiscard]] Result<IncidentWithdrawn> decide(const CasesState& state,
                                               const By& by,
                                               const WithdrawIncident& command);

}  // namespace baize::house
