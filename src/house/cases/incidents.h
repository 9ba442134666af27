// Filing a report about an offence, and withdrawing it.
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

// The caller provides the book of the game at the table and the number of the round.
struct FileIncident {
    Book book = Book::cp;
    Offence offence = Offence::other_breach;
    TableId table = 0;
    std::uint64_t round = 0;
    std::vector<PersonId> persons{};  // The offenders; for a bet, everyone who took part.
    std::string words{};
    Device device{};           // For offences with a device only.
    bool was_invited = false;  // The player influenced had asked for it.
    Clause provision{};        // For another breach: the rule broken, of the same book.
};

[[nodiscard]] Result<IncidentFiled> decide(const CasesState& state,
                                           const By& by,
                                           const FileIncident& command);

// Done by the rank that rules on disputes, and not while a sanction is based on the incident.
// [I-120]
struct WithdrawIncident {
    CaseNumber incident = 0;
    std::string words{};
};

[[nodiscard]] Result<IncidentWithdrawn> decide(const CasesState& state,
                                               const By& by,
                                               const WithdrawIncident& command);

}  // namespace baize::house
