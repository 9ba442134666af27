#include <algorithm>

#include "house/cards/decide.h"
#include "house/cards/rules.h"
#include "house/words.h"

namespace baize::house {

namespace {

struct AtTable {
    const TableCards& cards;
    const DeckRecord& deck;
    const CardRules& rules;
};

Result<AtTable> at_table(const CardsState& state, TableId table, DeckNumber number) {
    const TableCards* const cards = find_cards(state, table);
    if (cards == nullptr) return reject(Reason::no_such_deck, "I-114"_clause);
    const CardRules& rules = card_rules(cards->book);
    const DeckRecord* const deck = find_deck(*cards, number);
    if (deck == nullptr) return reject(Reason::no_such_deck, rules.opening_check);
    return AtTable{*cards, *deck, rules};
}

std::optional<Rejection> why_not_these(const IntroduceDecks& command,
                                       const CardFacts& facts,
                                       const CardRules& rules) {
    if (facts.has_shuffling_shoe && !rules.two_decks.is_set())
        return Rejection{Reason::no_shuffling_shoe, rules.opening_check};
    const Clause clause = facts.has_shuffling_shoe ? rules.two_decks : rules.opening_check;
    const std::size_t wanted = facts.has_shuffling_shoe ? 2 : 1;
    if (command.backs.size() != wanted) return Rejection{Reason::wrong_deck, clause};
    for (const std::string& back : command.backs) {
        if (const auto reason = why_too_long(back)) return Rejection{*reason, clause};
    }
    if (wanted == 2 && command.backs.front() == command.backs.back())
        return Rejection{Reason::same_backs, clause};
    return std::nullopt;
}

Clause clause_of_count(const CardRules& rules, CountOccasion occasion) {
    switch (occasion) {
        case CountOccasion::opening: return rules.opening_check;
        case CountOccasion::change: return rules.whole_change;
        case CountOccasion::ordered: return rules.order_count.clause;
        case CountOccasion::closing: return rules.closing_count;
        case CountOccasion::ruled: return rules.defective;
    }
    return {};
}

// Returns the reason why the occasion does not fit the present state of the table.
std::optional<Reason> why_not_counted(const AtTable& at, CountOccasion occasion) {
    switch (occasion) {
        case CountOccasion::opening:
            if (at.cards.is_gaming) return Reason::gaming_begun;
            return std::nullopt;
        case CountOccasion::change:
            if (!at.cards.is_gaming) return Reason::gaming_not_begun;
            if (at.deck.status != DeckStatus::unchecked) return Reason::already_done;
            return std::nullopt;
        case CountOccasion::ordered:
            if (!at.deck.is_count_ordered) return Reason::not_asked;
            return std::nullopt;
        case CountOccasion::closing:
            if (!at.cards.is_gaming) return Reason::gaming_not_begun;
            return std::nullopt;
        case CountOccasion::ruled:
            if (at.deck.status != DeckStatus::defective) return Reason::not_asked;
            return std::nullopt;
    }
    return std::nullopt;
}

// True if a count is ordered and not answered: the decks must then stay at the table.
bool has_order(const TableCards& cards) {
    return std::any_of(cards.decks.begin(), cards.decks.end(), [](const auto& deck) {
        return deck.is_count_ordered;
    });
}

const CardPower& power_to_change(const CardRules& rules, ChangeCause cause) {
    return cause == ChangeCause::unfit ? rules.change_unfit : rules.change_at_discretion;
}

std::optional<Reason> why_not_changed(const AtTable& at,
                                      const CardFacts& facts,
                                      const ChangeCards& command) {
    if (const auto reason = why_not_words(command.words)) return reason;
    if (const auto reason = why_too_long(command.back)) return reason;
    if (facts.is_round_in_play) return Reason::round_in_play;
    if (at.deck.is_count_ordered) return Reason::count_missing;
    if (!command.is_whole_deck) {
        if (!at.rules.changes_single_cards) return Reason::whole_deck_only;
        if (command.cards.empty()) return Reason::cards_unknown;
        return std::nullopt;
    }
    const bool is_back_taken =
        std::any_of(at.cards.decks.begin(), at.cards.decks.end(), [&](const auto& other) {
            return other.number != at.deck.number && other.back == command.back;
        });
    if (is_back_taken) return Reason::same_backs;
    return std::nullopt;
}

}  // namespace

Result<DecksIntroduced> decide(const CardsState& state,
                               const Issuer& by,
                               const CardFacts& facts,
                               const IntroduceDecks& command) {
    const CardRules& rules = card_rules(facts.book);
    if (const auto refusal = needs(by, Role::dealer, rules.opening_check)) return reject(*refusal);
    const TableCards* const before = find_cards(state, command.table);
    if (before != nullptr && before->is_gaming)
        return reject(Reason::gaming_begun, rules.opening_check);
    if (before != nullptr && has_order(*before))
        return reject(Reason::count_missing, rules.order_count.clause);
    if (const auto refusal = why_not_these(command, facts, rules)) return reject(*refusal);
    DecksIntroduced event{
        .table = command.table,
        .book = facts.book,
        .has_shuffling_shoe = facts.has_shuffling_shoe,
        .clause = facts.has_shuffling_shoe ? rules.two_decks : rules.opening_check};
    DeckNumber number = state.last_deck;
    for (const std::string& back : command.backs)
        event.decks.push_back({++number, back});
    return event;
}

Result<CountOrdered> decide(const CardsState& state,
                            const Issuer& by,
                            const CardFacts& /*facts*/,
                            const OrderCount& command) {
    const Result<AtTable> at = at_table(state, command.table, command.deck);
    if (!at) return reject(at.error());
    const CardPower& power = at->rules.order_count;
    if (const auto refusal = needs(by, power.least, power.clause)) return reject(*refusal);
    if (const auto reason = why_too_long(command.words)) return reject(*reason, power.clause);
    if (at->deck.is_count_ordered) return reject(Reason::already_done, power.clause);
    return CountOrdered{command.table, command.deck, command.words, power.clause};
}

Result<CardsCounted> decide(const CardsState& state,
                            const Issuer& by,
                            const CardFacts& /*facts*/,
                            const CountCards& command) {
    const Result<AtTable> at = at_table(state, command.table, command.deck);
    if (!at) return reject(at.error());
    const Clause named = clause_of_count(at->rules, command.occasion);
    const Clause clause = named.is_set() ? named : at->rules.opening_check;
    if (const auto refusal = needs(by, Role::dealer, clause)) return reject(*refusal);
    if (const auto reason = why_not_counted(*at, command.occasion)) return reject(*reason, clause);
    return CardsCounted{command.table, command.deck, command.occasion, command.found, clause};
}

Result<GamingBegun> decide(const CardsState& state,
                           const Issuer& by,
                           const CardFacts& /*facts*/,
                           const BeginGaming& command) {
    const TableCards* const cards = find_cards(state, command.table);
    if (cards == nullptr) return reject(Reason::no_such_deck, "I-114"_clause);
    const Clause clause = card_rules(cards->book).opening_check;
    if (const auto refusal = needs(by, Role::dealer, clause)) return reject(*refusal);
    if (cards->is_gaming) return reject(Reason::gaming_begun, clause);
    for (const DeckRecord& deck : cards->decks) {
        const bool is_bad =
            deck.status == DeckStatus::incomplete || deck.status == DeckStatus::defective;
        if (is_bad) return reject(Reason::deck_incomplete, clause);
        if (deck.status == DeckStatus::unchecked) return reject(Reason::deck_not_verified, clause);
    }
    return GamingBegun{command.table, clause};
}

Result<GamingEnded> decide(const CardsState& state,
                           const Issuer& by,
                           const CardFacts& facts,
                           const EndGaming& command) {
    const TableCards* const cards = find_cards(state, command.table);
    if (cards == nullptr) return reject(Reason::no_such_deck, "I-114"_clause);
    const CardRules& rules = card_rules(cards->book);
    const bool needs_count = rules.closing_count.is_set();
    const Clause clause = needs_count ? rules.closing_count : rules.opening_check;
    if (const auto refusal = needs(by, Role::dealer, clause)) return reject(*refusal);
    if (!cards->is_gaming) return reject(Reason::gaming_not_begun, clause);
    if (facts.is_round_in_play) return reject(Reason::not_now, clause);
    if (has_order(*cards)) return reject(Reason::count_missing, rules.order_count.clause);
    const bool is_counted =
        std::all_of(cards->decks.begin(), cards->decks.end(), [&](const DeckRecord& deck) {
            return deck.counted_to_close && *deck.counted_to_close >= facts.last_round_over;
        });
    if (needs_count && !is_counted) return reject(Reason::count_missing, clause);
    return GamingEnded{command.table, clause};
}

Result<CardsChanged> decide(const CardsState& state,
                            const Issuer& by,
                            const CardFacts& facts,
                            const ChangeCards& command) {
    const Result<AtTable> at = at_table(state, command.table, command.deck);
    if (!at) return reject(at.error());
    const CardPower& power = power_to_change(at->rules, command.cause);
    if (!power.clause.is_set())
        return reject(Reason::not_in_this_book, at->rules.change_unfit.clause);
    if (const auto refusal = needs(by, power.least, power.clause)) return reject(*refusal);
    if (const auto reason = why_not_changed(*at, facts, command))
        return reject(*reason, power.clause);
    CardsChanged event{.table = command.table,
                       .deck = command.deck,
                       .cause = command.cause,
                       .words = command.words,
                       .clause = power.clause};
    if (command.is_whole_deck) {
        event.replacement = NewDeck{state.last_deck + 1, command.back};
    } else {
        event.cards = command.cards;
    }
    return event;
}

}  // namespace baize::house
