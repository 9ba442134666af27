#include "house/workflows/people/staff_commands.h"

#include <algorithm>

#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/workflows/people/command_list.h"
#include "house/workflows/people/why_limited.h"

namespace baize::house {

namespace {

// Commands that give no person a place in play: acts of staff, ways to leave, and actions in a
// round that the player is in already.
using LetsNobodyPlay = CommandList<  // People
    Enrol,
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
    ChooseRealityCheck,
    // Signs
    MakeTable,
    PutUpSign,
    OpenTable,
    AnnounceChange,
    TellPlayers,
    AgreeToChange,
    MakeChange,
    WithdrawChange,
    AnnounceClosing,
    AgreeToClosing,
    WithdrawClosing,
    CloseTable,
    EndLimits,
    PutDealer,
    // Seats
    LeaveTable,
    WithdrawAsk,
    CallForSeat,
    PassOffer,
    LapseOffer,
    OpenSeat,
    LeaveList,
    MarkAbsent,
    MarkBack,
    PickUpPlayer,
    HandBackSealed,
    FreeSeat,
    DeclineClaim,
    OrderSeated,
    ReleaseSeat,
    // Cards
    IntroduceDecks,
    OrderCount,
    CountCards,
    BeginGaming,
    EndGaming,
    ChangeCards,
    OrderShuffle,
    ConfirmShuffle,
    ConfirmCut,
    RequestInspection,
    ShowCards,
    DirectPacket,
    // Cases
    FileIncident,
    WithdrawIncident,
    VoidWager,
    ForfeitWager,
    BarPlayer,
    HoldWinnings,
    ConfiscateDevice,
    DetainPerson,
    ReverseSanction,
    CloseHold,
    EndDetention,
    LetGo,
    InvalidateOutcome,
    OpenDispute,
    AdviseComplainant,
    RuleOnDispute,
    RequestReview,
    EscalateComplaint,
    RecordAnswer,
    HoldPayment,
    EndPaymentHold,
    // Jackpots
    FitEquipment,
    OpenSystem,
    ShowNotice,
    TakeDownNotice,
    MoveTable,
    SwitchOption,
    CloseSystem,
    ChangeLevelValues,
    ReportHealth,
    ReportDisplay,
    ArrangeManually,
    CancelJackpotGame,
    ConfirmClaim,
    HoldClaim,
    ReleaseClaim,
    VoidClaim,
    PayClaim,
    SuspendTables,
    ContinueTables,
    ConfirmFault,
    // House games
    OpenRound,
    SealDeck,
    FinishWagers,
    ShowHand,
    DiscloseKey,
    // Poker
    StandUp,
    SitOut,
    ActInHand,
    ReportInHand,
    ReshuffleStub,
    AssessTime,
    CollectTime,
    DropTime,
    PushChips,
    AnswerShortBet,
    TableHand,
    VerifyBonus,
    PayBonus,
    DeliverBonus,
    InspectHand>;

// Calls look(table, person) for each person to whom the command gives a place in play, until it
// returns true.
template <typename Look>
class WhomItLetsPlay {
  public:
    WhomItLetsPlay(const Context& now, const Look& look) : now_(now), look_(look) {}

    template <typename Command>

    requires(LetsNobodyPlay::has<Command>) bool operator()(const Command& /*command*/) const {
        return false;
    }

    bool operator()(const AgreeLimits& command) const {
        return look_(command.table, command.limits.player);
    }

    bool operator()(const TakeSeat& command) const { return named(command); }

    bool operator()(const ChangeSeat& command) const { return named(command); }

    bool operator()(const AskForSeat& command) const { return named(command); }

    bool operator()(const HoldSeat& command) const { return named(command); }

    bool operator()(const DrawForSeat& command) const {
        return std::any_of(command.cards.begin(), command.cards.end(), [&](const DrawnCard& drawn) {
            return look_(command.table, drawn.person);
        });
    }

    // A waiting list of several tables gives a place in play if one of its tables does.
    bool operator()(const JoinList& command) const {
        bool has_one = false;
        for (const SeatedTable& seats : now_.state.seating.tables) {
            if (seats.list != command.list) continue;
            if (!look_(seats.table, command.person)) return false;
            has_one = true;
        }
        return has_one;
    }

    bool operator()(const BuyChips& command) const { return look_(command.table, now_.by.person); }

    bool operator()(const ConvertCash& command) const {
        return look_(command.table, command.player);
    }

    bool operator()(const ActInRound& command) const {
        const auto* const wager = std::get_if<PlaceWager>(&command.action);
        return wager != nullptr && is_placed(*wager) && acts(command);
    }

    bool operator()(const PlaceWagers& command) const {
        return std::any_of(command.wagers.begin(), command.wagers.end(), is_placed) &&
               acts(command);
    }

    bool operator()(const SitDown& command) const {
        return look_(command.table, command.arrival.player);
    }

    bool operator()(const AddChips& command) const { return in_seat(command); }

    bool operator()(const ComeBack& command) const { return in_seat(command); }

    bool operator()(const WishForHand& command) const { return in_seat(command); }

    bool operator()(const MoveSeat& command) const { return sits(command.table, command.from); }

    // The house chooses the players who are dealt in; the command names side wagers and straddles.
    bool operator()(const OpenHand& command) const {
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            if (!command.side_wagers[seat].amount.is_zero() && sits(command.table, seat))
                return true;
        }
        return std::any_of(
            command.straddles.begin(), command.straddles.end(), [&](const Straddle& straddle) {
                return sits(command.table, straddle.seat);
            });
    }

  private:
    template <typename Command>
    [[nodiscard]] bool named(const Command& command) const {
        return look_(command.table, command.person);
    }

    template <typename Command>
    [[nodiscard]] bool acts(const Command& command) const {
        return look_(command.table, command.player == 0 ? now_.by.person : command.player);
    }

    template <typename Command>
    [[nodiscard]] bool in_seat(const Command& command) const {
        return sits(command.table, command.seat);
    }

    [[nodiscard]] bool sits(TableId number, std::size_t seat) const {
        const TableState* const table = find_table(now_.state, number);
        const PokerTable* const felt = table == nullptr ? nullptr : poker_state(*table);
        if (felt == nullptr || seat >= poker::seats_max) return false;
        return look_(number, felt->orbit.seats[seat].player);
    }

    static bool is_placed(const PlaceWager& wager) { return !wager.amount.is_zero(); }

    const Context& now_;
    const Look& look_;
};

// True if look() returns true for one of the people to whom the command gives a place in play.
template <typename Look>
bool lets_play(const Context& now, const Command& command, const Look& look) {
    const WhomItLetsPlay whom(now, look);
    return std::visit([&](const auto& group) { return std::visit(whom, group); }, command);
}

}  // namespace

std::optional<Rejection> why_not_played(const Context& now, const Command& command) {
    std::optional<Rejection> refusal;
    static_cast<void>(lets_play(now, command, [&](TableId number, PersonId person) {
        const TableState* const table = find_table(now.state, number);
        if (table == nullptr || !table->board.sign) return false;
        refusal = why_staff(now, *table, person);
        if (!refusal) refusal = why_limited(now, *table, person);
        return refusal.has_value();
    }));
    return refusal ? refusal : why_not_risked(now, command);
}

bool begins_to_play(const Context& now, const Command& command) {
    return lets_play(
        now, command, [&](TableId, PersonId person) { return person == now.by.person; });
}

}  // namespace baize::house
