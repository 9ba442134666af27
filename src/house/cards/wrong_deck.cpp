#include "house/cards/wrong_deck.h"

#include "house/cards/rules.h"

namespace baize::house {

std::optional<Rejection> why_not_played_on(const CardsState& state,
                                           TableId table,
                                           std::size_t place) {
    const TableCards* const cards = find_cards(state, table);
    if (cards == nullptr || place >= cards->decks.size()) return std::nullopt;
    const CardRules& rules = card_rules(cards->book);
    const bool is_wrong = cards->decks[place].status == DeckStatus::incomplete;
    if (!is_wrong || !rules.wrong_number.is_set()) return std::nullopt;
    return Rejection{Reason::waiting_for_answer, rules.wrong_number};
}

}  // namespace baize::house
