#include "service/analysis/exposed_cards_setup.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "engine/games/registry.h"

namespace baize {

namespace {

using Refusal = std::optional<RequestError>;

// Returns the first field of the request that names leaked information.
RequestField exposed_cards_field(const exact::Information& information) {
    if (!information.known.empty()) return RequestField::known;
    return information.dealer.empty() ? RequestField::seen : RequestField::dealer;
}

Refusal check_dealer(const exact::Information& information, const exact::KnownCardsSolver& solver) {
    const std::size_t named = information.dealer.size();
    if (named > solver.dealer_most) {
        return wrong_field(
            RequestField::dealer,
            fmt::format("at {} at most {} of the dealer's cards may be known, not {}",
                        name(solver.game),
                        solver.dealer_most,
                        named));
    }
    const std::size_t most = exact::most_seen(solver, named);
    if (information.seen <= most) return std::nullopt;
    return wrong_field(RequestField::seen,
                       fmt::format("at {} the player may see {} of the dealer's{}{}, not {}",
                                   name(solver.game),
                                   most == 0 ? "no card" : "up to " + counted_cards(most),
                                   solver.up_cards == 0 ? "" : " beside the up card",
                                   named == 0 ? "" : fmt::format(" with {} named", named),
                                   information.seen));
}

// Checks that enough cards are left for both hands and the board.
Refusal check_deck(const GameFacts& facts, std::size_t known) {
    std::size_t dealt = std::size_t{2} * facts.hand_size;
    for (const Street& street : facts.streets)
        dealt += street.cards;
    if (known + dealt <= card_count) return std::nullopt;
    return wrong_field(
        RequestField::known,
        fmt::format("with {} known, too few cards are left to deal", counted_cards(known)));
}

}  // namespace

std::string counted_cards(std::size_t count) {
    if (count == 0) return "no cards";
    return fmt::format("{} card{}", count, count == 1 ? "" : "s");
}

Refusal set_up_exposed_cards(const AnalysisRequest& request, AnalysisSetup& setup) {
    const exact::Information& information = request.information;
    if (information.is_empty()) return std::nullopt;
    const exact::KnownCardsSolver* const solver =
        setup.game() ? exact::known_cards_solver_of(*setup.game()) : nullptr;
    if (solver == nullptr) {
        return wrong_field(exposed_cards_field(information),
                           fmt::format("known cards are not supported for {}; choose among {}",
                                       setup.solver->name,
                                       house_game_names()));
    }
    if (request.has_strategies || request.has_grid)
        return wrong_field(exposed_cards_field(information),
                           "cannot be combined with the strategies or the grid");
    if (Refusal refusal = check_dealer(information, *solver)) return refusal;
    if (Refusal refusal = check_deck(setup.hooks()->facts(), information.known.size()))
        return refusal;
    setup.analysis.exposed_cards.information = information;
    return std::nullopt;
}

}  // namespace baize
