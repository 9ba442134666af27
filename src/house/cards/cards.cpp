#include "house/cards/cards.h"

#include <algorithm>
#include <utility>

#include "engine/core/check.h"
#include "house/cards/rules.h"

namespace baize::house {

namespace {

template <typename State>
auto* cards_in(State& state, TableId table) {
    const auto found = std::find_if(state.tables.begin(), state.tables.end(), [&](const auto& one) {
        return one.table == table;
    });
    return found == state.tables.end() ? nullptr : &*found;
}

template <typename Cards>
auto* deck_in(Cards& cards, DeckNumber number) {
    const auto found = std::find_if(cards.decks.begin(), cards.decks.end(), [&](const auto& deck) {
        return deck.number == number;
    });
    return found == cards.decks.end() ? nullptr : &*found;
}

TableCards& cards_of(CardsState& state, TableId table) {
    TableCards* const found = cards_in(state, table);
    BAIZE_CHECK(found != nullptr);
    return *found;
}

void require_shuffle(TableCards& cards) {
    cards.needs_shuffle = true;
    cards.needs_cut = !cards.has_shuffling_shoe || !card_rules(cards.book).no_cut.is_set();
}

void require_shuffle_of_round(TableCards& cards) {
    if (card_rules(cards.book).is_shuffled_for_each_round) require_shuffle(cards);
}

class Handling {
  public:
    Handling(CardsState& state, const EventMeta& recorded) : state_(state), recorded_(recorded) {}

    void operator()(const DecksIntroduced& event) {
        TableCards* cards = cards_in(state_, event.table);
        if (cards == nullptr) cards = &state_.tables.emplace_back();
        *cards = {.table = event.table,
                  .book = event.book,
                  .has_shuffling_shoe = event.has_shuffling_shoe,
                  .counts = std::move(cards->counts)};
        for (const NewDeck& deck : event.decks) {
            cards->decks.push_back({.number = deck.number, .back = deck.back});
            state_.last_deck = deck.number;
        }
    }

    void operator()(const CountOrdered& event) {
        deck(event.table, event.deck).is_count_ordered = true;
        cards(event.table)
            .counts.push_back({.deck = event.deck, .order = event, .ordered = recorded_});
    }

    void operator()(const CardsCounted& event) {
        DeckRecord& counted = deck(event.table, event.deck);
        counted.status = is_complete(event.found) ? DeckStatus::complete : DeckStatus::incomplete;
        if (event.occasion == CountOccasion::closing) counted.counted_to_close = recorded_.time;
        // Counting puts the cards in a known order, so they must be shuffled again. [CP 5.1] [CP
        // 5.2]
        require_shuffle_of_round(cards(event.table));
        const bool is_ordered = event.occasion == CountOccasion::ordered;
        if (is_ordered) counted.is_count_ordered = false;
        std::vector<CountRecord>& counts = cards(event.table).counts;
        CountRecord record =
            is_ordered ? answered_order(counts, event.deck) : CountRecord{.deck = event.deck};
        record.count = event;
        record.counted = recorded_;
        counts.push_back(std::move(record));
        forget_old(counts);
    }

    void operator()(const GamingBegun& event) {
        cards(event.table).is_gaming = true;
        require_shuffle_of_round(cards(event.table));
    }

    // The next opening needs a new check. [CS 3.2] [TCP 3.2]
    void operator()(const GamingEnded& event) {
        TableCards& ended = cards(event.table);
        ended.is_gaming = false;
        ended.wish_to_inspect.clear();
        for (DeckRecord& one : ended.decks) {
            if (one.status == DeckStatus::complete) one.status = DeckStatus::unchecked;
            one.counted_to_close.reset();
        }
    }

    // A new deck must be checked, shuffled and cut. A deck made complete again must be checked
    // again.
    void operator()(const CardsChanged& event) {
        DeckRecord& changed = deck(event.table, event.deck);
        if (!event.replacement) {
            const bool was_bad =
                changed.status == DeckStatus::incomplete || changed.status == DeckStatus::defective;
            if (was_bad) changed.status = DeckStatus::unchecked;
            // The position of the new card is known until the deck is shuffled. [CP 5.1] [CP 5.2]
            require_shuffle_of_round(cards(event.table));
            return;
        }
        changed = {.number = event.replacement->number, .back = event.replacement->back};
        state_.last_deck = changed.number;
        require_shuffle(cards(event.table));
    }

    void operator()(const ShuffleOrdered& event) { require_shuffle(cards(event.table)); }

    void operator()(const CardsShuffled& event) { cards(event.table).needs_shuffle = false; }

    void operator()(const CardsCut& event) { cards(event.table).needs_cut = false; }

    void operator()(const InspectionRequested& event) {
        cards(event.table).wish_to_inspect.push_back(event.player);
    }

    void operator()(const InspectionGiven& event) {
        std::erase(cards(event.table).wish_to_inspect, event.player);
    }

    void operator()(const PacketDirected& event) {
        cards(event.table).packet_stays_in_tray = event.stays_in_tray;
    }

  private:
    TableCards& cards(TableId table) { return cards_of(state_, table); }

    DeckRecord& deck(TableId table, DeckNumber number) {
        DeckRecord* const found = deck_in(cards(table), number);
        BAIZE_CHECK(found != nullptr);
        return *found;
    }

    // Removes the open order for the deck and returns it.
    static CountRecord answered_order(std::vector<CountRecord>& counts, DeckNumber deck) {
        const auto found = std::find_if(counts.begin(), counts.end(), [&](const auto& record) {
            return !record.count && record.deck == deck;
        });
        BAIZE_CHECK(found != counts.end());
        CountRecord order = std::move(*found);
        counts.erase(found);
        return order;
    }

    // Removes the oldest answered count if there are too many; open orders are kept.
    static void forget_old(std::vector<CountRecord>& counts) {
        const auto is_answered = [](const CountRecord& record) { return record.count.has_value(); };
        const auto answered = std::count_if(counts.begin(), counts.end(), is_answered);
        if (static_cast<std::size_t>(answered) <= counts_kept) return;
        counts.erase(std::find_if(counts.begin(), counts.end(), is_answered));
    }

    CardsState& state_;
    const EventMeta& recorded_;
};

std::optional<Rejection> why_deck_not_dealt(const CardRules& rules, const DeckRecord& deck) {
    if (deck.is_count_ordered) return Rejection{Reason::count_missing, rules.order_count.clause};
    if (deck.status == DeckStatus::incomplete)
        return Rejection{Reason::deck_incomplete, rules.opening_check};
    if (deck.status == DeckStatus::defective)
        return Rejection{Reason::deck_incomplete, rules.defective};
    if (deck.status == DeckStatus::unchecked)
        return Rejection{Reason::deck_not_verified, rules.whole_change};
    return std::nullopt;
}

}  // namespace

const TableCards* find_cards(const CardsState& state, TableId table) {
    return cards_in(state, table);
}

const DeckRecord* find_deck(const TableCards& cards, DeckNumber deck) {
    return deck_in(cards, deck);
}

std::optional<Rejection> why_not_opened(const CardsState& state, TableId table) {
    const TableCards* const cards = find_cards(state, table);
    if (cards == nullptr) return Rejection{Reason::no_such_deck, "I-114"_clause};
    const CardRules& rules = card_rules(cards->book);
    if (!cards->is_gaming) return Rejection{Reason::gaming_not_begun, rules.opening_check};
    for (const DeckRecord& deck : cards->decks) {
        if (const auto refusal = why_deck_not_dealt(rules, deck)) return refusal;
    }
    return std::nullopt;
}

std::optional<Rejection> why_not_dealt(const CardsState& state, TableId table) {
    if (const auto refusal = why_not_opened(state, table)) return refusal;
    const TableCards* const cards = find_cards(state, table);
    const CardRules& rules = card_rules(cards->book);
    if (cards->needs_shuffle) return Rejection{Reason::not_shuffled, rules.shuffle};
    if (cards->needs_cut) return Rejection{Reason::not_cut, rules.cut};
    if (!cards->wish_to_inspect.empty())
        return Rejection{Reason::inspection_waiting, rules.inspection};
    return std::nullopt;
}

void note_dealt(CardsState& state, TableId table) {
    require_shuffle_of_round(cards_of(state, table));
}

void note_defective(CardsState& state, TableId table) {
    for (DeckRecord& deck : cards_of(state, table).decks)
        deck.status = DeckStatus::defective;
}

void apply(CardsState& state, const CardEvent& event, const EventMeta& recorded) {
    std::visit(Handling(state, recorded), event);
}

}  // namespace baize::house
