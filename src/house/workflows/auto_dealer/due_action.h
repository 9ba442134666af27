// The next action of the house at a table that it deals. It depends only on the state, so after a
// crash play continues from where it stopped. [I-42] [I-114]
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/random/shuffle.h"
#include "house/casino/context.h"
#include "house/commands/command.h"

namespace baize::house {

// A deck must be shuffled and committed to. The caller provides the randomness (`sealed`).
struct DeckDue {
    TableId table = 0;
    bool is_cut = false;          // One cut, drawn from the allowed positions. [I-114]
    std::uint8_t cut_margin = 1;  // Minimum number of cards above and below the cut.
    friend bool operator==(const DeckDue&, const DeckDue&) = default;
};

using DueAction = std::variant<Command, DeckDue>;

// Returns the due action, or nullopt while the table waits for people or for `wakes_at`.
[[nodiscard]] std::optional<DueAction> due_action(const Context& now, const TableState& table);

// Returns until when the next hand waits so that people at the table can ask to see hands of the
// showdown, and look at a hand that was shown on request. nullopt if no hand was kept hidden or
// only bots sit there. [CP 8.20.4] [CP 9.5] [I-77]
[[nodiscard]] std::optional<Moment> hand_requests_end(const CasinoState& state,
                                                      const TableState& table);

// Returns the first moment after `now` at which an action may be due without any event at the
// table.
[[nodiscard]] std::optional<Moment> next_check(const CasinoState& state,
                                               const TableState& table,
                                               Moment now);

// Returns a randomly shuffled and cut deck with a random salt seed.
template <typename S>
[[nodiscard]] SealDeck sealed(const DeckDue& due, S& source) {
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    SealDeck command{.table = due.table, .binds_deal = true};
    if (due.is_cut) {
        const auto places = static_cast<std::uint32_t>(card_count - 2U * due.cut_margin + 1U);
        command.cut = static_cast<std::uint8_t>(due.cut_margin + source.below(places));
        cut(deck.stub(), command.cut);
    }
    while (deck.remaining() > 0)
        command.deck.push_back(deck.draw());
    for (std::byte& byte : command.seed)
        byte = static_cast<std::byte>(source.below(256));
    return command;
}

// Returns the command that performs the due action.
template <typename S>
[[nodiscard]] Command command_for(const DueAction& due, S& source) {
    if (const auto* const command = std::get_if<Command>(&due)) return *command;
    return BankedCommand(sealed(std::get<DeckDue>(due), source));
}

}  // namespace baize::house
