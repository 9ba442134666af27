#include "service/analysis/leak_setup.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "service/analysis/card_reader.h"
#include "service/analysis/exit_status.h"

namespace baize {

namespace {

AnalysisRefusal cannot_leak(std::string text) {
    return {std::move(text), exit_usage};
}

std::string_view leak_option(const AnalyseOptions& options) {
    if (!options.known.empty()) return "--known";
    return options.dealer.empty() ? "--seen" : "--dealer";
}

std::optional<AnalysisRefusal> check_dealer(const AnalyseOptions& options,
                                            const exact::InformedSolver& solver,
                                            std::size_t named) {
    if (named > solver.dealer_most) {
        return cannot_leak(
            fmt::format("--dealer: of the dealer's cards at {} at most {} may be "
                        "known, not {}",
                        name(solver.game),
                        solver.dealer_most,
                        named));
    }
    const std::size_t most = exact::most_seen(solver, named);
    if (options.seen <= most) return std::nullopt;
    return cannot_leak(
        fmt::format("--seen: at {} the player may see {} of the dealer's{}{}, not {}",
                    name(solver.game),
                    most == 0 ? "no card" : "up to " + counted_cards(most),
                    solver.up_cards == 0 ? "" : " beside the up card",
                    named == 0 ? "" : fmt::format(" with {} named", named),
                    options.seen));
}

// Checks that enough cards are left for both hands and the board.
std::optional<AnalysisRefusal> check_deck(const GameFacts& facts, std::size_t known) {
    std::size_t dealt = std::size_t{2} * facts.hand_size;
    for (const Street& street : facts.streets)
        dealt += street.cards;
    if (known + dealt <= card_count) return std::nullopt;
    return cannot_leak(fmt::format("--known: {} leave no deck to deal from", counted_cards(known)));
}

}  // namespace

bool asks_for_leak(const AnalyseOptions& options) {
    return !options.known.empty() || !options.dealer.empty() || options.seen != 0;
}

std::optional<AnalysisRefusal> set_up_leak(const AnalyseOptions& options, AnalysisSetup& setup) {
    if (!asks_for_leak(options)) return std::nullopt;
    const exact::InformedSolver* const solver =
        setup.game() ? exact::informed_solver_of(*setup.game()) : nullptr;
    if (solver == nullptr) {
        return cannot_leak(
            fmt::format("{}: {} is analysed without leaks only, {} with them; baize "
                        "advise --dealer and --known answer for one situation",
                        leak_option(options),
                        options.game,
                        house_game_names()));
    }
    if (options.strategies || options.grid) {
        return cannot_leak(
            fmt::format("{}: goes with neither --strategies nor --grid", leak_option(options)));
    }
    CardReader reader;
    GivenCards dealer;
    GivenCards known;
    if (auto refusal = reader.read("--dealer", options.dealer, dealer)) return refusal;
    if (auto refusal = reader.read("--known", options.known, known)) return refusal;
    if (auto refusal = check_dealer(options, *solver, dealer.size())) return refusal;
    if (auto refusal = check_deck(setup.hooks()->facts(), known.size())) return refusal;
    setup.analysis.leak.information = {
        .known = CardSet::of(known), .dealer = CardSet::of(dealer), .seen = options.seen};
    return std::nullopt;
}

}  // namespace baize
