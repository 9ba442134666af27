#include "house/workflows/rounds/dealing.h"

#include <algorithm>
#include <variant>

#include "engine/banked/machine/play.h"
#include "house/casino/game_state.h"
#include "house/seals/committed_deck.h"
#include "house/seals/deal_terms.h"
#include "house/workflows/rounds/cover.h"

namespace baize::house {

namespace {

constexpr Clause own_deals = "I-114"_clause;

// True for actions of the dealer. Wagers, decisions, reports and answers are not among them.
bool is_dealers_act(const Action& action) {
    return !std::holds_alternative<PlaceWager>(action) && !std::holds_alternative<Decide>(action) &&
           !std::holds_alternative<DeclineExposure>(action) &&
           !std::holds_alternative<Report>(action) && !std::holds_alternative<Answer>(action);
}

// True for offences of players that need no contact with cards, and for failing equipment.
bool can_happen_here(Irregularity what) {
    return what == Irregularity::information_exchanged || what == Irregularity::disruption ||
           what == Irregularity::fraud || what == Irregularity::jackpot_fault;
}

// The program of the house counts, shuffles, deals and takes wagers without the mistakes of a human
// dealer, so they cannot be reported. Its clock determines whether a player is absent. [I-42]
// [I-114]
std::optional<Rejection> why_not_reported(const Context& now,
                                          const TableState& table,
                                          const Report& report) {
    if (can_happen_here(report.what)) return std::nullopt;
    if (report.what == Irregularity::cannot_match && report.place < boxes_max &&
        cannot_match(now, table, report.place)) {
        return std::nullopt;  // The house knows the chips of every player. [I-57]
    }
    const bool is_clock = report.what == Irregularity::player_absent;
    if (!is_clock) return Rejection{Reason::nothing_to_report, own_deals};
    if (now.by.person == the_house_itself) return std::nullopt;
    return Rejection{Reason::rank_too_low, "I-42"_clause};
}

template <std::size_t Capacity>
bool lie_next(const SealedDeck& sealed, const CardList<Capacity>& cards, std::size_t burned = 0) {
    const std::size_t first = sealed.dealt + burned;
    if (first + cards.size() > card_count) return false;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i] != sealed.deck[first + i]) return false;
    }
    return true;
}

// Compares actions that show cards, or name the cut, with the committed deck.
struct AsCommitted {
    const SealedDeck& sealed;
    const Rules& rules;

    bool operator()(const DealHands& hands) const {
        return !hands.cards.empty() && lie_next(sealed, hands.cards);
    }

    bool operator()(const DealCommunity& community) const {
        return lie_next(sealed, community.cards, burned_before(rules, community));
    }

    bool operator()(const RevealDealer& reveal) const { return reveal.cards.empty(); }

    bool operator()(const RecordHand&) const { return false; }

    bool operator()(const Cut& cut) const { return cut.position == sealed.cut; }

    bool operator()(const auto&) const { return true; }
};

}  // namespace

bool has_begun(const Round& round) {
    if (round.phase != Phase::betting) return round.phase != Phase::over;
    return std::any_of(round.boxes.begin(), round.boxes.end(), [](Box box) {
        if (box.jackpot_came_over) box[Wager::jackpot] = Money{};
        return has_any_wager(box);
    });
}

std::optional<Rejection> not_as_committed(const Context& now,
                                          const TableState& table,
                                          const Action& action) {
    if (table.dealt_by == DealtBy::dealer) return std::nullopt;
    if (const auto* const report = std::get_if<Report>(&action))
        return why_not_reported(now, table, *report);
    if (!is_dealers_act(action)) return std::nullopt;
    if (now.by.person != the_house_itself) return Rejection{Reason::rank_too_low, own_deals};
    const bool is_ready = table.sealed && table.sealed->round == round_number(table);
    if (!is_ready) return Rejection{Reason::not_shuffled, own_deals};
    if (!std::visit(AsCommitted{*table.sealed, banked_game(table).rules}, action))
        return Rejection{Reason::cards_differ, own_deals};
    return std::nullopt;
}

std::optional<Rejection> not_of_committed_deck(const TableState& table,
                                               const poker::Report& report) {
    const bool is_own = table.dealt_by == DealtBy::house;
    if (!is_own || report.what != poker::Irregularity::defective_deck) return std::nullopt;
    return Rejection{Reason::nothing_to_report, own_deals};
}

std::optional<Rejection> no_deck_committed(const Context& now, const TableState& table) {
    if (table.dealt_by == DealtBy::dealer) return std::nullopt;
    if (now.by.person != the_house_itself) return Rejection{Reason::rank_too_low, own_deals};
    const bool is_ready = table.sealed && table.sealed->round == round_number(table) + 1;
    if (!is_ready) return Rejection{Reason::not_shuffled, own_deals};
    return std::nullopt;
}

std::size_t cards_in(const Action& action) {
    if (const auto* const hands = std::get_if<DealHands>(&action)) return hands->cards.size();
    if (const auto* const community = std::get_if<DealCommunity>(&action))
        return community->cards.size();
    return 0;
}

Result<Steps> commit_to_deck(const Context& now, const SealDeck& command) {
    const auto found = table_at(now, command.table);
    if (!found) return reject(found.error());
    const TableState& table = **found;
    if (now.by.person != the_house_itself || table.dealt_by != DealtBy::house)
        return reject(Reason::rank_too_low, own_deals);
    if (!is_whole_deck(command.deck)) return reject(Reason::wrong_card_count, own_deals);
    if (command.cut >= card_count) return reject(Reason::cut_too_near_the_end, own_deals);
    // At poker the next hand has the next number; at a house game the open round already has its
    // number.
    const std::uint64_t round = round_number(table) + (poker_state(table) != nullptr ? 1 : 0);
    const bool is_late = banked_state(table) != nullptr && has_begun(banked_state(table)->round);
    if (is_late || (table.sealed && table.sealed->round >= round))
        return reject(Reason::already_shuffled, own_deals);
    SealedDeck sealed{
        .round = round, .deck = command.deck, .cut = command.cut, .seed = command.seed};
    if (command.binds_deal) {
        if (!table.board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
        sealed.deal = deal_terms(table);
    }
    sealed.root = commitment_of({table.table, round}, sealed).root();
    return one({table_stream(table.table), DeckCommitted{table.table, sealed}, {}});
}

}  // namespace baize::house
