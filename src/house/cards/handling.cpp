#include <algorithm>

#include "house/cards/decide.h"
#include "house/cards/rules.h"
#include "house/words.h"

namespace baize::house {

namespace {

struct Handled {
    const TableCards& cards;
    const CardRules& rules;
};

Result<Handled> handled(const CardsState& state, TableId table) {
    const TableCards* const cards = find_cards(state, table);
    if (cards == nullptr) return reject(Reason::no_such_deck, "I-114"_clause);
    return Handled{*cards, card_rules(cards->book)};
}

bool wishes_to_inspect(const TableCards& cards, PersonId player) {
    return std::find(cards.wish_to_inspect.begin(), cards.wish_to_inspect.end(), player) !=
           cards.wish_to_inspect.end();
}

}  // namespace

Result<ShuffleOrdered> decide(const CardsState& state,
                              const Issuer& by,
                              const CardFacts& /*facts*/,
                              const OrderShuffle& command) {
    const Result<Handled> at = handled(state, command.table);
    if (!at) return reject(at.error());
    const CardPower& power = command.cause == ShuffleCause::abnormal_sequence
                                 ? at->rules.shuffle_abnormal
                                 : at->rules.shuffle_on_cause;
    if (!power.clause.is_set()) return reject(Reason::not_in_this_book, at->rules.shuffle);
    if (const auto refusal = needs(by, power.least, power.clause)) return reject(*refusal);
    if (const auto reason = why_not_words(command.words)) return reject(*reason, power.clause);
    return ShuffleOrdered{command.table, command.cause, command.words, power.clause};
}

Result<CardsShuffled> decide(const CardsState& state,
                             const Issuer& by,
                             const CardFacts& facts,
                             const ConfirmShuffle& command) {
    const Result<Handled> at = handled(state, command.table);
    if (!at) return reject(at.error());
    if (const auto refusal = needs(by, Role::dealer, at->rules.shuffle)) return reject(*refusal);
    if (at->rules.is_shuffled_for_each_round && facts.is_round_in_play)
        return reject(Reason::round_in_play, at->rules.shuffle);
    if (!at->cards.needs_shuffle) return reject(Reason::already_shuffled, at->rules.shuffle);
    return CardsShuffled{command.table, at->rules.shuffle};
}

Result<CardsCut> decide(const CardsState& state,
                        const Issuer& by,
                        const CardFacts& /*facts*/,
                        const ConfirmCut& command) {
    const Result<Handled> at = handled(state, command.table);
    if (!at) return reject(at.error());
    if (const auto refusal = needs(by, Role::dealer, at->rules.cut)) return reject(*refusal);
    if (at->cards.needs_shuffle) return reject(Reason::not_shuffled, at->rules.cut);
    if (!at->cards.needs_cut) return reject(Reason::already_cut, at->rules.cut);
    return CardsCut{command.table, at->rules.cut};
}

Result<InspectionRequested> decide(const CardsState& state,
                                   const Issuer& by,
                                   const CardFacts& facts,
                                   const RequestInspection& command) {
    const Result<Handled> at = handled(state, command.table);
    if (!at) return reject(at.error());
    const Clause clause = at->rules.inspection;
    if (!clause.is_set()) return reject(Reason::not_in_this_book, at->rules.opening_check);
    if (command.player == 0) return reject(Reason::not_a_player, clause);
    if (!acts_for(by, command.player)) return reject(Reason::rank_too_low, clause);
    if (facts.is_dealt_from) return reject(Reason::too_late_to_inspect, clause);
    if (wishes_to_inspect(at->cards, command.player)) return reject(Reason::already_done, clause);
    return InspectionRequested{command.table, command.player, clause};
}

Result<InspectionGiven> decide(const CardsState& state,
                               const Issuer& by,
                               const CardFacts& /*facts*/,
                               const ShowCards& command) {
    const Result<Handled> at = handled(state, command.table);
    if (!at) return reject(at.error());
    const Clause clause = at->rules.inspection;
    if (!clause.is_set()) return reject(Reason::not_in_this_book, at->rules.opening_check);
    if (const auto refusal = needs(by, Role::dealer, clause)) return reject(*refusal);
    if (!wishes_to_inspect(at->cards, command.player)) return reject(Reason::not_asked, clause);
    return InspectionGiven{command.table, command.player, clause};
}

Result<PacketDirected> decide(const CardsState& state,
                              const Issuer& by,
                              const CardFacts& /*facts*/,
                              const DirectPacket& command) {
    const Result<Handled> at = handled(state, command.table);
    if (!at) return reject(at.error());
    const CardPower& power = at->rules.packet_in_tray;
    if (!power.clause.is_set()) return reject(Reason::not_in_this_book, at->rules.opening_check);
    if (const auto refusal = needs(by, power.least, power.clause)) return reject(*refusal);
    if (!at->cards.has_shuffling_shoe) return reject(Reason::no_shuffling_shoe, power.clause);
    return PacketDirected{command.table, command.stays_in_tray, power.clause};
}

}  // namespace baize::house
