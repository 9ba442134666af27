// Describes what a console and a browser may say and hear about the house, and which of its fields
// they may omit.
#include <algorithm>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

#include "house/commands/described_house.h"
#include "house/workflows/jackpots/meter_reading.h"
#include "house/workflows/rulings/inspections.h"
#include "house/workflows/seats/seats_to_judge.h"
#include "service/coach/advice.h"
#include "service/coach/judge.h"
#include "service/codec/asked.h"
#include "service/codec/brought.h"
#include "service/codec/described_coach.h"
#include "service/codec/required.h"
#include "service/offers/play_limits_view.h"
#include "service/proof/deal_proof.h"

namespace baize::ledger {

BAIZE_DESCRIBED(codec::Asked)
BAIZE_DESCRIBED(codec::Brought)
BAIZE_DESCRIBED(decltype(codec::Brought::made))
BAIZE_DESCRIBED(decltype(codec::Brought::said))
BAIZE_DESCRIBED(decltype(codec::Brought::money))
BAIZE_DESCRIBED(coach::Advice)
BAIZE_DESCRIBED(coach::CoachSummary)
BAIZE_DESCRIBED(house::InspectedHand)
BAIZE_DESCRIBED(house::MeterReading)
BAIZE_DESCRIBED(house::SeatsToJudge)
BAIZE_DESCRIBED(views::PlayLimitsShown)
BAIZE_DESCRIBED(codec::DealProof)
BAIZE_DESCRIBED(Moment)

}  // namespace baize::ledger

namespace baize::codec {

namespace {

using Required = std::pair<const ledger::Type*, std::size_t>;

std::vector<Required> make_required() {
    std::vector<Required> all{
        // Acts require the person and the act; amounts, cards and findings only if the act has
        // them.
        {&ledger::described_type<house::ActInRound>, 2},
        {&ledger::described_type<house::PlaceWagers>, 2},
        {&ledger::described_type<house::ReportInHand>, 2},
        {&ledger::described_type<house::ReportReason>, 1},
        {&ledger::described_type<house::OpenHand>, 1},
        {&ledger::described_type<house::WishForHand>, 2},
        {&ledger::described_type<house::TableHand>, 2},
        {&ledger::described_type<house::FileIncident>, 4},
        {&ledger::described_type<house::MakeTable>, 1},
        {&ledger::described_type<house::Enrol>, 1},
        {&ledger::described_type<house::Appoint>, 2},
        {&ledger::described_type<PlaceWager>, 3},
        {&ledger::described_type<Decide>, 2},
        {&ledger::described_type<Shuffle>, 0},
        {&ledger::described_type<RevealDealer>, 0},
        {&ledger::described_type<DealHands>, 0},
        {&ledger::described_type<DealCommunity>, 0},
        {&ledger::described_type<Report>, 1},
        {&ledger::described_type<Answer>, 3},
        {&ledger::described_type<poker::Action>, 1},
        {&ledger::described_type<poker::Pushed>, 2},
        {&ledger::described_type<poker::Report>, 1},
        {&ledger::described_type<Actor>, 1},
        {&ledger::described_type<poker::SideWager>, 0},
        {&ledger::described_type<poker::Arrival>, 3},
        {&ledger::described_type<house::Device>, 0},
        {&ledger::described_type<house::DeckFound>, 1},
        // Terms that a sign does not mention are as in the book, or do not apply.
        {&ledger::described_type<house::Sign>, 3},
        {&ledger::described_type<house::HouseTerms>, 0},
        {&ledger::described_type<house::PokerTerms>, 0},
        {&ledger::described_type<house::BonusPrize>, 3},
        {&ledger::described_type<Limits>, 0},
        {&ledger::described_type<Settings>, 0},
        {&ledger::described_type<poker::Betting>, 0},
        {&ledger::described_type<poker::Forced>, 0},
        {&ledger::described_type<poker::Straddle>, 0},
        {&ledger::described_type<poker::Commission>, 0},
        {&ledger::described_type<poker::FlopChase>, 0},
        {&ledger::described_type<poker::Clock>, 0},
        {&ledger::described_type<poker::TimeCharge>, 0},
        {&ledger::described_type<poker::Stakes>, 0},
        {&ledger::described_type<house::MeterTerms>, 1},
        {&ledger::described_type<house::PoolTerms>, 1},
    };
    std::sort(all.begin(), all.end(), [](const Required& one, const Required& other) {
        return std::less<>()(one.first, other.first);
    });
    return all;
}

}  // namespace

std::size_t fields_required(const ledger::Type& structure) {
    static const std::vector<Required> all = make_required();
    const auto found = std::lower_bound(
        all.begin(), all.end(), &structure, [](const Required& one, const ledger::Type* wanted) {
            return std::less<>()(one.first, wanted);
        });
    const bool is_found = found != all.end() && found->first == &structure;
    return is_found ? found->second : std::numeric_limits<std::size_t>::max();
}

}  // namespace baize::codec
