// Sanctions of staff against a person who broke the rules, and how they end. Every sanction is
// based on an incident that names the person, and gives a reason.
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cases/cases.h"

namespace baize::house {

struct Charge {
    CaseNumber incident = 0;
    PersonId person = 0;
    std::string words{};
};

// A wager at the table of the incident, and whether its round has been settled. Until then the game
// itself rules on it, because the chips on the layout belong to the round. A wager is voided or
// forfeited only once.
struct WagerNamed {
    std::uint64_t round = 0;
    std::uint64_t wager = 0;  // The caller's number of the wager, unique within the round.
    bool is_settled = false;
};

// The wager is returned and its winnings are taken back. The caller names everything that was
// booked for the wager, to the end of its round. In a pot it is mixed with other players' wagers:
// the caller names those players, and the difference that the wager made to each of them. [I-97]
// [I-99]
struct VoidWager {
    Charge charge{};
    WagerNamed which{};
    std::vector<ledger::Posting> booked{};
    std::vector<PersonId> others{};  // Players in the same pots; empty at a house game.
};

// The wager is lost to the house, taken from the player's own accounts. For exchanged cards or
// information in CS and TCP. [I-99]
struct ForfeitWager {
    Charge charge{};
    WagerNamed which{};
    std::vector<ledger::Posting> lost{};  // In parts, out of the player's accounts.
    ledger::Account to{};                 // The table's float, or the house.
};

struct BarPlayer {
    Charge charge{};
    Reach reach = Reach::every_table;
};

// Winnings made with a prohibited device go from the player's own accounts to the player's
// liability account. If they have not been paid yet, the round must be settled first, because the
// game pays them in any case and they would be paid twice.
struct HoldWinnings {
    Charge charge{};
    std::vector<ledger::Posting> won{};  // In parts.
};

struct ConfiscateDevice {
    Charge charge{};
    std::string device{};
    PersonId taken_by = 0;
};

struct DetainPerson {
    Charge charge{};
    DetentionGround ground = DetentionGround::prohibited_device;
    std::string place{};
    PersonId responsible = 0;  // Until an authorised person takes over.
};

using Sanctioning =
    std::variant<VoidWager, ForfeitWager, BarPlayer, HoldWinnings, ConfiscateDevice, DetainPerson>;

[[nodiscard]] Result<SanctionImposed> decide(const CasesState& state,
                                             const By& by,
                                             const Sanctioning& command);

// A bar is lifted, a wager booked again (unless its whole round has been invalidated since), or a
// device handed back, by the rank that may impose the sanction. In a poker hand the wager voided
// last is booked again first, because each ruling's amounts depend on the earlier ones.
struct ReverseSanction {
    CaseNumber sanction = 0;
    std::string words{};
    // The postings of the sanction, with accounts that can be debited and credited now; empty: as
    // recorded.
    std::vector<ledger::Posting> moved{};
};

// The investigation is over: held winnings go to the player, into the given account, or to the
// house. [I-99]
struct CloseHold {
    CaseNumber sanction = 0;
    bool is_for_player = false;
    ledger::Account account{};  // The player's account; ignored if the house keeps the money.
    std::string words{};
};

// An authorised person from outside has taken over the detained person.
struct EndDetention {
    CaseNumber sanction = 0;
    std::string taken_over_by{};
    std::string words{};
};

// The detained person is let go.
struct LetGo {
    CaseNumber sanction = 0;
    std::string words{};
};

using SanctionEnding = std::variant<ReverseSanction, CloseHold, EndDetention, LetGo>;

[[nodiscard]] Result<SanctionEnded> decide(const CasesState& state,
                                           const By& by,
                                           const SanctionEnding& command);

}  // namespace baize::house
