// Tables with decks for the tests of this room.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "house/cards/cards.h"
#include "house/cards/decide.h"

namespace baize::house {

inline constexpr PersonId anna = 7;
inline constexpr PersonId boris = 8;
inline constexpr PersonId supervisor = 61;
inline constexpr TableId table = 12;
inline constexpr std::array books{Book::cp, Book::cs, Book::uth, Book::ch, Book::tcp};
inline constexpr std::array ranks{Role::player,
                                  Role::chip_runner,
                                  Role::dealer,
                                  Role::supervisor,
                                  Role::area_manager,
                                  Role::assistant_casino_manager,
                                  Role::executive};
inline constexpr DeckFound all_there{.cards = 52};

inline CardSet only(Card card) {
    CardSet set;
    set.insert(card);
    return set;
}

inline Issuer person_by(Role rank, std::int64_t microseconds = 1) {
    return {.person = supervisor, .rank = rank, .now = Moment::of_microseconds(microseconds)};
}

inline Issuer player_by(PersonId person) {
    return {.person = person, .rank = Role::player};
}

template <typename Event>
std::pair<std::string, std::string> refusal(const Result<Event>& decided) {
    if (decided) return {"allowed", ""};
    return {std::string(name(decided.error().reason)), std::string(decided.error().clause.id())};
}

using Refusal = std::pair<std::string, std::string>;

// A table with its cards, the commands given at it, and their events.
struct CardTable {
    CardsState state{};
    CardFacts facts{};
    std::vector<CardEvent> events{};

    template <typename Command>
    [[nodiscard]] auto asked(const Command& command, Issuer by = person_by(Role::executive)) const {
        return decide(state, by, facts, command);
    }

    template <typename Command>
    void happen(const Command& command, Issuer by = person_by(Role::executive)) {
        const auto decided = decide(state, by, facts, command);
        ASSERT_TRUE(decided.has_value())
            << name(decided.error().reason) << " " << decided.error().clause.id();
        events.emplace_back(*decided);
        apply(state, events.back(), {by.now, by.person, events.size()});
    }

    [[nodiscard]] Refusal not_dealt() const {
        const auto why = why_not_dealt(state, table);
        if (!why) return {"allowed", ""};
        return {std::string(name(why->reason)), std::string(why->clause.id())};
    }

    [[nodiscard]] DeckNumber deck(std::size_t place = 0) const {
        return find_cards(state, table)->decks.at(place).number;
    }

    [[nodiscard]] DeckStatus status() const {
        return find_cards(state, table)->decks.front().status;
    }
};

inline CardTable with_decks(Book book, bool has_shoe = false) {
    CardTable room{.facts = {.book = book, .has_shuffling_shoe = has_shoe}};
    const std::vector<std::string> backs =
        has_shoe ? std::vector<std::string>{"red", "blue"} : std::vector<std::string>{"red"};
    room.happen(IntroduceDecks{table, backs}, person_by(Role::dealer));
    return room;
}

// Poker confirms shuffle and cut here before each hand. [CP 5.1] [CP 5.2]
inline void prepare(CardTable& room) {
    if (find_cards(room.state, table)->book != Book::cp) return;
    room.happen(ConfirmShuffle{table});
    room.happen(ConfirmCut{table});
}

// Returns a table whose deck is ready to be dealt from.
inline CardTable gaming_table(Book book, bool has_shoe = false) {
    CardTable room = with_decks(book, has_shoe);
    for (const DeckRecord& deck : find_cards(room.state, table)->decks)
        room.happen(CountCards{table, deck.number, CountOccasion::opening, all_there});
    room.happen(BeginGaming{table});
    prepare(room);
    return room;
}

}  // namespace baize::house
