#include "service/protocol/player_commands.h"

#include <utility>

namespace baize::views {

namespace {

using house::BankedCommand;
using house::CaseCommand;
using house::Command;
using house::PokerCommand;
using house::SeatingCommand;
using house::SignCommand;

// The action of the engine for what a player does in a round.
struct ToRound {
    Action operator()(const round::PlaceWager& action) const {
        return baize::PlaceWager{action.box, action.wager, action.amount};
    }

    Action operator()(const auto& action) const { return action; }
};

// The action of the engine for what a player does in a hand of poker.
struct ToHand {
    poker::Action operator()(const hand::Fold& action) const { return poker::fold(action.seat); }

    poker::Action operator()(const hand::Check& action) const { return poker::check(action.seat); }

    poker::Action operator()(const hand::Call& action) const { return poker::call(action.seat); }

    poker::Action operator()(const hand::Bet& action) const {
        return poker::bet(action.seat, action.amount);
    }

    poker::Action operator()(const hand::Discard& action) const {
        return poker::discard(action.seat, poker::Face{action.card});
    }

    poker::Action operator()(const hand::Show& action) const {
        return {.does = poker::Does::show, .seat = std::uint8_t{action.seat}};
    }

    poker::Action operator()(const hand::Muck& action) const {
        return {.does = poker::Does::muck, .seat = std::uint8_t{action.seat}};
    }

    poker::Action operator()(const hand::AskToSee& action) const {
        return {.does = poker::Does::ask_to_see,
                .seat = std::uint8_t{action.seat},
                .other = std::uint8_t{action.other}};
    }

    poker::Action operator()(const hand::BuyTime& action) const {
        return {.does = poker::Does::buy_time, .seat = std::uint8_t{action.seat}};
    }
};

class ToHouse {
  public:
    explicit ToHouse(house::PersonId person) : person_(person) {}

    Command operator()(const TakeSeat& command) const {
        return SeatingCommand(house::TakeSeat{command.table, command.seat, person_});
    }

    Command operator()(const LeaveTable& command) const {
        return SeatingCommand(house::LeaveTable{command.table, person_});
    }

    Command operator()(const ChangeSeat& command) const {
        return SeatingCommand(house::ChangeSeat{command.table, command.seat, person_});
    }

    Command operator()(const RequestSeat& command) const {
        return SeatingCommand(house::AskForSeat{command.table, person_, command.seat});
    }

    Command operator()(const WithdrawSeatRequest& command) const {
        return SeatingCommand(house::WithdrawAsk{command.table, person_});
    }

    Command operator()(const JoinList& command) const {
        return SeatingCommand(house::JoinList{command.list, person_});
    }

    Command operator()(const LeaveList& command) const {
        return SeatingCommand(house::LeaveList{command.list, person_});
    }

    Command operator()(const AgreeToChange& command) const {
        return SignCommand(
            house::AgreeToChange{command.table, command.notice, person_, command.agrees});
    }

    Command operator()(const AgreeToClosing& command) const {
        return SignCommand(house::AgreeToClosing{command.table, person_, command.agrees});
    }

    Command operator()(const RequestInspection& command) const {
        return house::CardCommand(house::RequestInspection{command.table, person_});
    }

    Command operator()(const OpenDispute& command) const {
        return CaseCommand(house::OpenDispute{
            command.table, command.round, person_, command.others, command.words, command.subject});
    }

    Command operator()(const AcknowledgeRights& command) const {
        return CaseCommand(house::AdviseComplainant{command.dispute});
    }

    Command operator()(const RequestReview& command) const {
        return CaseCommand(house::RequestReview{command.of, person_, command.words});
    }

    Command operator()(const EscalateComplaint& command) const {
        return CaseCommand(
            house::EscalateComplaint{command.dispute, command.table, person_, command.words});
    }

    Command operator()(const ActInRound& command) const {
        return BankedCommand(
            house::ActInRound{command.table, std::visit(ToRound{}, command.action), 0});
    }

    Command operator()(const PlaceWagers& command) const {
        house::PlaceWagers all{.table = command.table};
        for (const round::PlaceWager& wager : command.wagers)
            all.wagers.push_back({wager.box, wager.wager, wager.amount});
        return BankedCommand(std::move(all));
    }

    Command operator()(const SitDown& command) const {
        poker::Arrival arrival{.player = person_, .seat = command.seat};
        arrival.chips = command.chips;
        arrival.choice = command.choice;
        return PokerCommand(house::SitDown{command.table, arrival});
    }

    Command operator()(const RequestForNextHand& command) const {
        return PokerCommand(
            house::WishForHand{command.table, command.seat, command.side_wager, command.straddle});
    }

    Command operator()(const ActInHand& command) const {
        return PokerCommand(house::ActInHand{command.table, std::visit(ToHand{}, command.action)});
    }

    Command operator()(const TableHand& command) const {
        return PokerCommand(house::TableHand{command.table, command.seat});
    }

    Command operator()(const house::TakePlayChips& command) const {
        return house::PeopleCommand(command);
    }

    Command operator()(const house::LimitChips& command) const {
        return house::PeopleCommand(command);
    }

    Command operator()(const house::LimitTime& command) const {
        return house::PeopleCommand(command);
    }

    Command operator()(const house::WithdrawLimitChange& command) const {
        return house::PeopleCommand(command);
    }

    Command operator()(const house::TakeBreak& command) const {
        return house::PeopleCommand(command);
    }

    Command operator()(const house::ExcludeSelf& command) const {
        return house::PeopleCommand(command);
    }

    Command operator()(const house::ChooseRealityCheck& command) const {
        return house::PeopleCommand(command);
    }

    Command operator()(const house::PassOffer& command) const { return SeatingCommand(command); }

    Command operator()(const house::BuyChips& command) const { return BankedCommand(command); }

    Command operator()(const house::FinishWagers& command) const { return BankedCommand(command); }

    Command operator()(const house::ShowHand& command) const { return BankedCommand(command); }

    Command operator()(const house::StandUp& command) const { return PokerCommand(command); }

    Command operator()(const house::AddChips& command) const { return PokerCommand(command); }

    Command operator()(const house::SitOut& command) const { return PokerCommand(command); }

    Command operator()(const house::ComeBack& command) const { return PokerCommand(command); }

    Command operator()(const house::MoveSeat& command) const { return PokerCommand(command); }

  private:
    house::PersonId person_;
};

}  // namespace

house::Command house_command(const PlayerCommand& command, house::PersonId person) {
    return std::visit(ToHouse(person), command);
}

}  // namespace baize::views
