// What the house itself has to do next at a table it deals: seen from the floor alone, so that
// after a crash it goes on where it was. [I-42] [I-114]
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/random/shuffle.h"
#include "house/casino/decide.h"

namespace baize::casino {

// A deck has to be shuffled and promised. Chance is the caller's (`sealed`).
struct DeckDue {
    TableId table = 0;
    bool is_cut = false;          // one cut, drawn from the allowed positions [I-114]
    std::uint8_t cut_margin = 1;  // cards left above and below it
    friend bool operator==(const DeckDue&, const DeckDue&) = default;
};

using Duty = std::variant<Command, DeckDue>;

// Nothing: the table waits for people, or for `wakes_at`.
[[nodiscard]] std::optional<Duty> house_duty(const Situation& now, const FloorTable& table);

// When the clock of what the table waits for runs out; nothing where no clock runs.
[[nodiscard]] std::optional<Moment> wakes_at(const FloorTable& table);

// Until when the next hand waits so that people at the table can ask to see hands of the showdown,
// and look at one that was asked for. Nothing where no hand was kept hidden, or only programs sit
// there. [CP 8.20.4] [CP 9.5] [I-77]
[[nodiscard]] std::optional<Moment> asking_ends(const Floor& floor, const FloorTable& table);

// The first moment after now at which something may be due though nothing has happened at the
// table.
[[nodiscard]] std::optional<Moment> next_look(const Floor& floor,
                                              const FloorTable& table,
                                              Moment now);

// Shuffled and cut by chance, with salts of its own.
template <typename S>
[[nodiscard]] SealDeck sealed(const DeckDue& due, S& source) {
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    SealDeck command{.table = due.table};
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

// What the house says when it does its duty.
template <typename S>
[[nodiscard]] Command command_for(const Duty& duty, S& source) {
    if (const auto* const command = std::get_if<Command>(&duty)) return *command;
    return BankedCommand(sealed(std::get<DeckDue>(duty), source));
}

}  // namespace baize::casino
