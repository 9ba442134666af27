#include "house/seals/deal_terms.h"

#include "engine/games/registry.h"
#include "engine/poker/hand/deal_order.h"
#include "engine/poker/rules/variant.h"
#include "house/casino/game_state.h"
#include "house/workflows/rounds/dealing.h"

namespace baize::house {

namespace {

DealTerms terms_of(const GameHooks& game, GameId id) {
    const GameFacts& rules = game.facts();
    DealTerms terms{.game = id, .hand_size = rules.hand_size, .has_dealer = true};
    for (const Street& street : rules.streets) {
        if (street.cards != 0) terms.community.push_back(street.cards);
    }
    return terms;
}

// In poker a card is burned before each street.
DealTerms terms_of(poker::Variant variant, GameId id) {
    DealTerms terms{.game = id, .hand_size = poker::facts(variant).hole_cards, .burns = 1};
    for (const std::uint8_t cards : poker::board_streets)
        terms.community.push_back(cards);
    return terms;
}

}  // namespace

DealTerms deal_terms(GameId game) {
    if (const GameHooks* const hooks = house_game(game)) return terms_of(*hooks, game);
    return terms_of(poker::variant_of(game).value(), game);
}

DealTerms deal_terms(const TableState& table) {
    DealTerms terms = deal_terms(table.board.sign->game);
    if (banked_state(table) == nullptr) return terms;
    const Rules& rules = banked_game(table).rules;
    terms.shoe = rules.shoe;
    terms.burns = rules.settings.burn ? 1 : 0;
    return terms;
}

bool has_other_deal_terms(const TableState& table) {
    if (!table.sealed || !table.sealed->deal) return false;
    const BankedTable* const banked = banked_state(table);
    const bool is_next = banked != nullptr
                             ? table.sealed->round == banked->number && !has_begun(banked->round)
                             : table.sealed->round == round_number(table) + 1;
    const bool is_over = banked != nullptr && banked->round.phase == Phase::over;
    return is_next && !is_over && *table.sealed->deal != deal_terms(table);
}

}  // namespace baize::house
