// What somebody who works or plays in a shift has at hand: the house as it is, the clock, chance,
// and a way to give commands.
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
    // True: accepted.
    using Give = std::function<bool(PersonId, const Command&)>;

    const Casino& casino;
    const ShiftPeople& people;
    Moment now{};
    SeededSource& chance;
    const Give& give;

    [[nodiscard]] const Floor& floor() const { return casino.floor(); }

    [[nodiscard]] std::uint32_t below(std::size_t n) const {
        return chance.below(static_cast<std::uint32_t>(n));
    }

    // Once in so many times.
    [[nodiscard]] bool once_in(std::size_t n) const { return below(n) == 0; }

    // Where the answer does not matter.
    void tell(PersonId person, const Command& command) const {
        static_cast<void>(give(person, command));
    }

    [[nodiscard]] PersonId some_player() const {
        return people.first_player + below(people.players);
    }

    [[nodiscard]] Situation situation(PersonId person) const {
        return {floor(), casino.balances(), by_of(floor(), person, now)};
    }

    // Cards that nobody has seen, in an order of their own.
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
