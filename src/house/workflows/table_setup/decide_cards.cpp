#include "house/cards/decide.h"
#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/workflows/table_setup/decide.h"

namespace baize::house {

namespace {

constexpr Clause signs_change = "I-123"_clause;
constexpr Clause real_decks = "I-114"_clause;

bool has_shuffling_shoe(const TableState& table) {
    const auto* const terms = std::get_if<HouseTerms>(&table.board.sign->terms);
    return terms != nullptr && terms->shoe == ShoeKind::machine;
}

// REQUIRES: a sign is up.
CardFacts card_facts(const TableState& table) {
    return {.book = book_of(table),
            .has_shuffling_shoe = has_shuffling_shoe(table),
            .is_round_in_play = is_round_in_play(table),
            .is_dealt_from = table.dealt_since_opening,
            .last_round_over = table.last_over};
}

}  // namespace

// Real decks exist only at tables where a person deals. [I-114]
Result<Steps> decide(const Context& now, const CardCommand& command) {
    return std::visit(
        [&](const auto& card_command) -> Result<Steps> {
            const auto found = table_at(now, card_command.table);
            if (!found) return reject(found.error());
            const TableState& table = **found;
            if (!table.board.sign) return reject(Reason::sign_not_up, signs_change);
            if (table.dealt_by == DealtBy::house) return reject(Reason::no_such_deck, real_decks);
            auto event = decide(now.state.cards, now.by, card_facts(table), card_command);
            if (!event) return reject(event.error());
            return one({table_stream(table.table), CardEvent(*std::move(event)), {}});
        },
        command);
}

}  // namespace baize::house
