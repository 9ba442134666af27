#include "service/proof/deal_proof.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/core/check.h"
#include "engine/poker/hand/view.h"
#include "house/casino/game_state.h"
#include "house/seals/committed_deck.h"
#include "service/codec/json.h"

namespace baize::codec {

namespace {

template <typename Faces>
void add_seen(const Faces& faces, CardSet& cards) {
    for (const poker::Face face : faces) {
        if (face.is_seen()) cards.insert(face.card());
    }
}

CardSet cards_of_round(const house::TableState& table, Audience audience) {
    const Round seen =
        view(*house::banked_game(table).hooks, house::banked_state(table)->round, audience);
    CardSet cards = CardSet::of(seen.dealer) | CardSet::of(seen.community);
    for (const Box& box : seen.boxes)
        cards = cards | CardSet::of(box.cards);
    if (audience.sees != Sees::inspector) return cards;
    for (const CardOnTable& lies : cards_on(table)) {
        if (lies.place.to == DealtTo::burn) cards.insert(lies.card);
    }
    return cards;
}

CardSet cards_of_hand(const house::TableState& table, Audience audience) {
    const house::PokerTable& game_state = *house::poker_state(table);
    poker::Hand seen = game_state.hand;
    if (audience.sees != Sees::inspector) {
        poker::Seat seat = poker::no_seat;
        for (poker::Seat i = 0; i < poker::seats_max; ++i) {
            const bool is_his = audience.player != 0 && game_state.players[i] == audience.player;
            if (is_his && game_state.hand.dealt_in.contains(i)) seat = i;
        }
        seen = view(game_state.hand, seat);
    }
    CardSet cards;
    add_seen(seen.cards.board, cards);
    add_seen(seen.cards.burns, cards);
    for (const auto& hole : seen.cards.hole)
        add_seen(hole, cards);
    return cards;
}

bool is_round_over(const house::TableState& table) {
    if (const house::BankedTable* const banked = house::banked_state(table))
        return banked->round.phase == Phase::over;
    return house::poker_state(table)->hand.phase == poker::Phase::over;
}

bool belongs_to(const ledger::Account& account, house::PersonId person) {
    switch (account.kind) {
        case ledger::AccountKind::stack: return account.place == person;
        case ledger::AccountKind::wallet:
        case ledger::AccountKind::play_purse:
        case ledger::AccountKind::liability: return account.owner == person;
        case ledger::AccountKind::cage:
        case ledger::AccountKind::house:
        case ledger::AccountKind::pot:
        case ledger::AccountKind::table_float:
        case ledger::AccountKind::chip_box:
        case ledger::AccountKind::meter:
        case ledger::AccountKind::reserve:
        case ledger::AccountKind::drop_slide:
        case ledger::AccountKind::mint:
        case ledger::AccountKind::mobile_bank: break;
    }
    return false;
}

bool is_of_cards(const DealProof& proof) {
    return proof.format == proof_format_of_cards;
}

// Returns "" for a proof of the older format, which states the dealing terms without proving them.
std::string why_not_dealt_so(const DealProof& proof) {
    if (is_of_cards(proof))
        return proof.deal_beside ? "deal_beside: not allowed in \"baize proof 2\"" : "";
    if (!proof.deal_beside) return "deal_beside: it does not prove how the cards were dealt";
    const auto terms = terms_of(proof.game, proof.deal);
    const house::RoundName name{proof.table, proof.round};
    if (terms && proves_deal(proof.promise, name, *terms, *proof.deal_beside)) return {};
    return "deal: the commitment binds another way of dealing";
}

// A card or a position that occurs twice in the file is not proved by either line.
std::string why_not_committed(const DealProof& proof, const DealtCard& card) {
    const house::Commits over =
        is_of_cards(proof) ? house::Commits::cards : house::Commits::cards_and_deal;
    const auto count = [&](auto is_same) {
        return std::count_if(proof.cards.begin(), proof.cards.end(), is_same);
    };
    const auto has_card = [&](const DealtCard& other) { return other.card == card.card; };
    const auto has_position = [&](const DealtCard& other) {
        return other.position == card.position;
    };
    const auto has_place = [&](const DealtCard& other) { return other.place == card.place; };
    if (count(has_card) != 1) return "this card is in the file twice";
    if (count(has_position) != 1)
        return fmt::format("the file has two cards at position {}", card.position + 1);
    if (count(has_place) != 1)
        return fmt::format("the file has two cards for {}", to_string(card.place));
    const house::CardProof lay{card.position, card.card, card.salt, card.beside};
    if (!proves(proof.promise, {proof.table, proof.round}, lay, over))
        return "its hashes do not lead to the commitment";
    return {};
}

std::string why_not_there(const DealLayout& layout, const DealtCard& card) {
    const auto place = std::find(layout.begin(), layout.end(), card.place);
    if (place == layout.end()) return fmt::format("no card was dealt to {}", to_string(card.place));
    const auto expected = static_cast<std::size_t>(place - layout.begin());
    if (expected == card.position) return {};
    return fmt::format("{} is card {} of the deck by the order of dealing, not card {}",
                       to_string(card.place),
                       expected + 1,
                       card.position + 1);
}

// Version 1 did not record where a card was dealt, so it could not show that the cards were not
// chosen after the wagers. It is refused; the ledger can produce a proof of a later version for
// every round.
void check_format(JsonLine& line) {
    if (line.root().kind != JsonKind::object) return;
    const JsonValue* const format = line.find(line.root(), "format");
    if (format == nullptr || format->kind != JsonKind::string) return;
    const std::string_view given = line.text(*format);
    if (given == proof_format || given == proof_format_of_cards) return;
    std::string why = fmt::format("must be \"{}\"", proof_format);
    if (given == "baize proof 1")
        why +=
            "; version 1 does not say where each card was dealt: make the proof again with "
            "\"baize proof\"";
    line.add_error(*format, why);
}

}  // namespace

RoundWatch::RoundWatch(const house::RoundName& name, Audience audience) : audience_(audience) {
    proof_.table = name.table;
    proof_.round = name.round;
    proof_.shown_to = audience.sees;
    proof_.person = audience.player;
}

CardSet RoundWatch::shown_cards(const house::TableState& table) const {
    return house::banked_state(table) != nullptr ? cards_of_round(table, audience_)
                                                 : cards_of_hand(table, audience_);
}

void RoundWatch::look(const house::CasinoState& state, const ledger::EventHead& head) {
    const house::TableState* const table = house::find_table(state, proof_.table);
    if (table != nullptr) look(*table, head);
}

// A card counts as shown from the moment it was shown, even if it was taken away later.
void RoundWatch::look(const house::TableState& table, const ledger::EventHead& head) {
    if (is_past_ || !table.board.sign) return;
    const bool is_committed = table.sealed && table.sealed->round == proof_.round;
    // A commitment may be replaced before the round begins, when the sign changes.
    if (is_committed && (!sealed_ || sealed_->root != table.sealed->root)) {
        sealed_ = table.sealed;
        proof_.game = name(table.board.sign->game);
        proof_.promise = table.sealed->root;
        proof_.promised_event = head.sequence;
        proof_.promised_at = head.time;
    }
    is_past_ = round_number(table) > proof_.round;
    if (round_number(table) != proof_.round) return;
    note_places(table);
    shown_ = shown_ | shown_cards(table);
    const bool was_over = std::exchange(is_over_, is_round_over(table));
    if (!is_over_) return;
    if (!was_over) proof_.last_event = head.sequence;
    note_settlement(table);
}

// The place where a card was first seen is the place of the deal, because discards move cards
// later.
void RoundWatch::note_places(const house::TableState& table) {
    if (proof_.deal.dealt_to.empty()) {
        if (auto facts = facts_of(table)) proof_.deal = *std::move(facts);
    }
    for (const CardOnTable& found : cards_on(table)) {
        std::optional<DealtPlace>& place = places_[found.card.index()];
        if (!place) place = found.place;
    }
}

void RoundWatch::note_settlement(const house::TableState& table) {
    proof_.settlement.clear();
    const house::RoundRecord* const book = find_round_record(table.books, proof_.round);
    if (book == nullptr) return;
    for (const ledger::Posting& line : book->booked) {
        const bool is_his =
            audience_.sees == Sees::inspector ||
            (audience_.sees == Sees::player && belongs_to(line.account, audience_.player));
        if (is_his) proof_.settlement.push_back(line);
    }
}

DealProof RoundWatch::proof() const {
    BAIZE_CHECK(is_over() && is_committed());
    DealProof proof = proof_;
    const house::DeckCommitment commitment =
        house::commitment_of({proof.table, proof.round}, *sealed_);
    if (sealed_->deal) {
        proof.deal_beside = commitment.deal_proof();
    } else {
        proof.format = proof_format_of_cards;
    }
    for (std::size_t position = 0; position < card_count; ++position) {
        const Card card = sealed_->deck[position];
        if (!shown_.contains(card)) continue;
        const std::optional<DealtPlace>& place = places_[card.index()];
        BAIZE_CHECK(place.has_value());
        const house::CardProof found = commitment.proof(position);
        proof.cards.push_back({card, *place, found.position, found.salt, found.beside});
    }
    return proof;
}

bool ProofVerdict::is_proved() const {
    return faults.empty() &&
           std::all_of(cards.begin(), cards.end(), [](const auto& why) { return why.empty(); });
}

ProofVerdict check(const DealProof& proof) {
    ProofVerdict verdict;
    std::string error_text;
    const auto layout = layout_of(proof.game, proof.deal, error_text);
    if (!layout) verdict.faults.push_back("deal: " + error_text);
    if (std::string why = why_not_dealt_so(proof); layout && !why.empty())
        verdict.faults.push_back(std::move(why));
    if (proof.cards.empty()) verdict.faults.emplace_back("it holds no card, so it proves nothing");
    for (const DealtCard& card : proof.cards) {
        std::string why = why_not_committed(proof, card);
        if (why.empty() && layout) why = why_not_there(*layout, card);
        verdict.cards.push_back(std::move(why));
    }
    return verdict;
}

std::string to_json(const DealProof& proof) {
    std::string text;
    JsonText json(text);
    write_json(json, proof);
    text += '\n';
    return text;
}

std::optional<DealProof> proof_of_json(std::string_view text, std::string& error_text) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r'))
        text.remove_suffix(1);
    JsonLine line;
    DealProof proof;
    if (line.read(text)) {
        check_format(line);
        if (!line.has_error()) read_json(line, line.root(), proof);
    }
    error_text = line.error_text();
    if (line.has_error()) return std::nullopt;
    return proof;
}

}  // namespace baize::codec
