#include "cli/terminal/poker_options.h"

#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace baize {

namespace {

using poker::Structure;

constexpr std::array<std::pair<std::string_view, Structure>, 5> limits{
    {{"no", Structure::no_limit},
     {"pot", Structure::pot},
     {"half-pot", Structure::half_pot},
     {"fixed", Structure::fixed},
     {"spread", Structure::spread}}};

std::optional<Structure> limit_named(std::string_view name) {
    for (const auto& [text, structure] : limits) {
        if (text == name) return structure;
    }
    return std::nullopt;
}

// Reads "1/2" or "5/5/10": positive amounts, none below the one before it.
std::optional<std::string> read_blinds(const std::string& text, poker::Forced& forced) {
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t slash = rest.find('/');
        const std::optional<Money> blind = parse_amount(rest.substr(0, slash));
        rest = slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1);
        if (!blind || !blind->is_positive() || forced.blinds.size() == poker::blinds_max ||
            (!forced.blinds.empty() && *blind < forced.blinds.back()))
            return fmt::format("--blinds: \"{}\" should read like 1/2 or 5/5/10", text);
        forced.blinds.push_back(*blind);
    }
    if (forced.blinds.empty()) return "--blinds: at least one";
    return std::nullopt;
}

std::optional<std::string> read_commission(const PokerOptions& options,
                                           poker::Commission& commission) {
    if (options.commission == 0) return std::nullopt;
    if (!(options.commission >= 2 && options.commission <= 10))
        return "--commission: 2 to 10 per cent (CP 7.2.1), or 0";
    commission.rate = static_cast<std::uint16_t>(std::lround(options.commission * 100));
    const std::optional<Money> cap = parse_amount(options.cap);
    if (!cap) return fmt::format("--cap: \"{}\" is no amount", options.cap);
    commission.cap = *cap;
    return std::nullopt;
}

}  // namespace

std::optional<std::string> read_poker_options(const PokerOptions& options,
                                              poker::Variant variant,
                                              poker::PokerSetup& setup) {
    poker::Rules& rules = setup.rules;
    rules.variant = variant;
    const std::optional<Structure> structure = limit_named(options.limit);
    if (!structure) {
        return fmt::format("--limit: \"{}\"; choose among no, pot, half-pot, fixed, spread",
                           options.limit);
    }
    if (auto error_text = read_blinds(options.blinds, rules.forced)) return error_text;
    if (auto error_text = read_commission(options, rules.commission)) return error_text;
    const Money last = rules.forced.blinds.back();
    rules.betting.structure = *structure;
    rules.betting.minimum = last;
    // In fixed limit games the high bet is twice the low one; in spread limit games bets are up to
    // five times the minimum.
    rules.betting.maximum = *structure == Structure::spread ? last * 5 : last * 2;
    rules.chip = rules.forced.blinds[0];
    rules.flop_chase.offered = options.flop_chase;
    setup.seats = options.seats;
    const std::size_t most = poker::facts(variant).players_max;
    if (setup.seats < 2 || setup.seats > most)
        return fmt::format("--seats: 2 to {} at {} (CP 4.1)", most, poker::facts(variant).title);
    setup.buy_in = last * 100;
    if (!options.buy_in.empty()) {
        const std::optional<Money> amount = parse_amount(options.buy_in);
        if (!amount || *amount < last) return "--buy-in: at least the last blind";
        setup.buy_in = *amount;
    }
    if (const Result<void> good = verify(rules); !good)
        return fmt::format("{} ({})", sentence(good.error().reason), good.error().clause.id());
    return std::nullopt;
}

}  // namespace baize
