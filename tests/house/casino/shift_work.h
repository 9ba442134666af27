// The tools of a person who works or plays in a shift: the house, the clock, randomness, and a way
// to submit commands.
#pragma once

#include <functional>
#include <vector>

#include "engine/random/seeded_source.h"
#include "house/casino/casino.h"

namespace baize::house {

struct ShiftPeople {
    PersonId executive = 0;
    PersonId area_manager = 0;
    PersonId supervisor = 0;
    PersonId assistant = 0;
    PersonId cage = 0;
    PersonId runner = 0;
    std::vector<PersonId> dealers{};
    PersonId first_player = 0;
    std::size_t players = 0;
};

struct ShiftWork {
    // Submits a command and returns true if it was accepted.
    using Submit = std::function<bool(PersonId, const Command&)>;

    const Casino& casino;
    const ShiftPeople& people;
    Moment now{};
    SeededSource& random_source;
    const Submit& submit;

    [[nodiscard]] const CasinoState& state() const { return casino.state(); }

    [[nodiscard]] std::uint32_t below(std::size_t n) const {
        return random_source.below(static_cast<std::uint32_t>(n));
    }

    // Returns true once in n times on average.
    [[nodiscard]] bool once_in(std::size_t n) const { return below(n) == 0; }

    // Submits a command whose answer does not matter.
    void tell(PersonId person, const Command& command) const {
        static_cast<void>(submit(person, command));
    }

    [[nodiscard]] PersonId some_player() const {
        return people.first_player + below(people.players);
    }

    [[nodiscard]] Context context(PersonId person) const {
        return {state(), casino.balances(), issuer_of(state(), person, now)};
    }

    // Returns unseen cards in random order.
    template <typename List>
    void draw(List& cards, std::size_t count, CardSet seen) const {
        while (cards.size() < count) {
            const Card card = Card::of_index(below(card_count));
            if (seen.contains(card)) continue;
            seen.insert(card);
            cards.push_back(card);
        }
    }
};

}  // namespace baize::house
