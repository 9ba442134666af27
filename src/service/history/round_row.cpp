#include "service/history/round_row.h"

#include "engine/games/registry.h"
#include "engine/poker/rules/variant.h"

namespace baize::history {

namespace {

std::string_view title_of(GameId game) {
    if (const GameHooks* const hooks = house_game(game)) return hooks->facts().title;
    return poker::facts(poker::variant_of(game).value()).title;
}

}  // namespace

std::vector<std::string> formats_of(GameId game) {
    if (is_house_game(game)) return {"json"};
    return {"json", "phh", "ohh", "text"};
}

views::RoundRow row_of(const Part& part) {
    views::RoundRow row{.table = part.table, .round = part.round, .game = part.game};
    row.title = title_of(part.game);
    row.formats = formats_of(part.game);
    row.chips = part.chips == house::Chips::play ? views::ChipKind::play : views::ChipKind::money;
    row.began = part.began;
    row.ended = part.ended;
    row.staked = part.staked;
    row.back = part.back;
    row.hand = part.hand;
    row.clause = part.clause;
    row.is_proved = part.is_committed;
    return row;
}

}  // namespace baize::history
