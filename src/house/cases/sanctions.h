// What staff do to a person who broke the rules, and how it ends. Every sanction rests on an
// incident that names the person, and says why.
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

// Which wager, at the table of the incident, and whether its round has been settled. Until then the
// game itself rules on it: what lies on the layout is the round's. Nothing is done to one twice.
struct WagerNamed {
    std::uint64_t round = 0;
    std::uint64_t wager = 0;  // the caller's number of it, one for each wager of the round
    bool is_settled = false;
};

// A wager is returned and whatever it won is taken back. The caller names everything that was
// booked for the wager, to the end of its round. In a pot wagers of others lie on it: the caller
// names whose, and the difference that the wager has made to each of them. [I-97] [I-99]
struct VoidWager {
    Charge charge{};
    WagerNamed which{};
    std::vector<ledger::Posting> booked{};
    std::vector<PersonId> others{};  // in the same pots; nobody at a house game
};

// What was wagered is lost to the house, out of the player's own accounts. For exchanged cards or
// information in CS and TCP. [I-99]
struct ForfeitWager {
    Charge charge{};
    WagerNamed which{};
    std::vector<ledger::Posting> lost{};  // in parts, out of the player's accounts
    ledger::Account to{};                 // the table's float, or the house
};

struct BarPlayer {
    Charge charge{};
    Reach reach = Reach::every_table;
};

// Winnings made with a prohibited device go to the person's liability account, out of the player's
// own accounts. Where they have not been paid yet, the round is settled first: the game pays them
// in any case, and would pay twice.
struct HoldWinnings {
    Charge charge{};
    std::vector<ledger::Posting> won{};  // in parts
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
    PersonId responsible = 0;  // until somebody authorised takes over
};

using Sanctioning =
    std::variant<VoidWager, ForfeitWager, BarPlayer, HoldWinnings, ConfiscateDevice, DetainPerson>;

[[nodiscard]] Result<SanctionImposed> decide(const CasesState& state,
                                             const By& by,
                                             const Sanctioning& command);

// A bar is lifted, a wager booked again (unless its whole round has fallen since), a device handed
// back: by the rank that may impose it. Of a hand of poker the wager that was voided last is booked
// again first: what each of them has moved rests on those before it.
struct ReverseSanction {
    CaseNumber sanction = 0;
    std::string words{};
    // What the sanction moved, in accounts that it can be taken from and given to now; none: as it
    // was recorded.
    std::vector<ledger::Posting> moved{};
};

// The investigation is over: held winnings go to the player, into the account named, or to the
// house. [I-99]
struct CloseHold {
    CaseNumber sanction = 0;
    bool is_for_player = false;
    ledger::Account account{};  // the player's; of no meaning where the house keeps the money
    std::string words{};
};

// Somebody from outside has come and taken over.
struct EndDetention {
    CaseNumber sanction = 0;
    std::string taken_over_by{};
    std::string words{};
};

// The person detained goes free.
struct LetGo {
    CaseNumber sanction = 0;
    std::string words{};
};

using SanctionEnding = std::variant<ReverseSanction, CloseHold, EndDetention, LetGo>;

[[nodiscard]] Result<SanctionEnded> decide(const CasesState& state,
                                           const By& by,
                                           const SanctionEnding& command);

}  // namespace baize::house
