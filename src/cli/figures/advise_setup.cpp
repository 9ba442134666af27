#include "cli/figures/advise_setup.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "cli/console.h"
#include "engine/games/registry.h"
#include "formats/settings/table_options.h"
#include "service/analysis/exposed_cards_setup.h"

namespace baize {

namespace {

using OptionError = std::optional<AnalysisRefusal>;

AnalysisRefusal wrong_words(std::string text) {
    return {std::move(text), exit_usage};
}

// Returns a text such as "no cards, 3 cards or 5 cards".
std::string board_choices(const exact::SituationShape& shape) {
    std::string text;
    for (std::size_t i = 0; i < shape.boards.size(); ++i) {
        if (i != 0) text += i + 1 == shape.boards.size() ? " or " : ", ";
        text += counted_cards(shape.boards[i]);
    }
    return text;
}

OptionError check_counts(const AdviceSetup& setup) {
    const std::string_view game = setup.game->facts().name;
    const exact::SituationShape shape = exact::situation_shape(setup.game->facts());
    if (setup.hand.size() != shape.hand) {
        return wrong_words(fmt::format("--hand: a hand at {} has {}, not {}",
                                       game,
                                       counted_cards(shape.hand),
                                       setup.hand.size()));
    }
    if (std::find(shape.boards.begin(), shape.boards.end(), setup.board.size()) ==
        shape.boards.end()) {
        return wrong_words(fmt::format("--board: decisions at {} are taken with {} on it, not {}",
                                       game,
                                       board_choices(shape),
                                       setup.board.size()));
    }
    if (setup.dealer.size() < shape.dealer_least) {
        return wrong_words(
            fmt::format("--dealer: at {} the player sees a card of the dealer's; give it", game));
    }
    if (setup.dealer.size() > shape.dealer_most) {
        return wrong_words(fmt::format("--dealer: the dealer at {} has {}, not {}",
                                       game,
                                       counted_cards(shape.dealer_most),
                                       setup.dealer.size()));
    }
    std::size_t to_come = shape.dealer_most - setup.dealer.size();
    for (const Street& street : setup.game->facts().streets)
        to_come += street.cards;
    const std::size_t seen = setup.hand.size() + setup.dealer.size() + setup.known.size();
    if (seen + to_come > card_count) {
        return wrong_words(fmt::format("--known: with {} known, too few cards are left to deal",
                                       counted_cards(setup.known.size())));
    }
    return std::nullopt;
}

OptionError read_cards(const AdviseOptions& options, AdviceSetup& setup) {
    CardReader reader;
    if (OptionError error_text = reader.read("--hand", options.hand, setup.hand)) return error_text;
    if (OptionError error_text = reader.read("--board", options.board, setup.board))
        return error_text;
    if (OptionError error_text = reader.read("--dealer", options.dealer, setup.dealer))
        return error_text;
    if (OptionError error_text = reader.read("--known", options.known, setup.known))
        return error_text;
    setup.situation = {.hand = CardSet::of(setup.hand),
                       .board = CardSet::of(setup.board),
                       .dealer = CardSet::of(setup.dealer),
                       .known = CardSet::of(setup.known)};
    return check_counts(setup);
}

OptionError read_made(const AdviseOptions& options, AdviceSetup& setup) {
    for (const std::string& text : options.made) {
        const std::optional<Wager> wager = wager_named(text);
        const bool is_full = setup.situation.made.size() == setup.situation.made.capacity();
        if (!wager || is_full || index(*wager) >= staked_wager_count)
            return wrong_words(fmt::format("--made: there is no wager \"{}\"", text));
        setup.situation.made.push_back(*wager);
        if (!exact::round_of(*setup.game, setup.table.rules, setup.situation)) {
            return wrong_words(
                fmt::format("--made: no {} wager can have been made before this decision at {}",
                            text,
                            setup.game->facts().name));
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<AnalysisRefusal> set_up_advice(const AdviseOptions& options, AdviceSetup& setup) {
    const std::optional<GameId> game = game_named(options.table.game);
    if (!game || !is_house_game(*game))
        return wrong_words(no_such_game(options.table.game, house_game_names()));
    setup.game = house_game(*game);
    if (OptionError error_text = set_up_analysis(options.table, setup.table)) return error_text;
    if (OptionError error_text = read_cards(options, setup)) return error_text;
    return read_made(options, setup);
}

}  // namespace baize
