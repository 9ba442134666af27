#include "desk/deal_proof.h"

#include <algorithm>
#include <utility>

#include "casino/felt.h"
#include "core/check.h"
#include "desk/described_form.h"
#include "games/poker/view.h"

namespace baize::desk {

namespace {

template <typename Faces>
void add_seen(const Faces& faces, CardSet& cards) {
    for (const poker::Face face : faces) {
        if (face.is_seen()) cards.insert(face.card());
    }
}

CardSet cards_of_round(const casino::FloorTable& table, Audience audience) {
    const Round seen =
        view(*casino::banked_game(table).hooks, casino::banked_felt(table)->round, audience);
    CardSet cards = CardSet::of(seen.dealer) | CardSet::of(seen.community);
    for (const Box& box : seen.boxes)
        cards = cards | CardSet::of(box.cards);
    return cards;
}

CardSet cards_of_hand(const casino::FloorTable& table, Audience audience) {
    const house::PokerTable& felt = *casino::poker_felt(table);
    poker::Hand seen = felt.hand;
    if (audience.sees != Sees::inspector) {
        poker::Seat seat = poker::no_seat;
        for (poker::Seat i = 0; i < poker::seats_max; ++i) {
            const bool is_his = audience.player != 0 && felt.players[i] == audience.player;
            if (is_his && felt.hand.dealt_in.contains(i)) seat = i;
        }
        seen = view(felt.hand, seat);
    }
    CardSet cards;
    add_seen(seen.cards.board, cards);
    for (const auto& hole : seen.cards.hole)
        add_seen(hole, cards);
    return cards;
}

bool is_round_over(const casino::FloorTable& table) {
    if (const house::BankedTable* const banked = casino::banked_felt(table))
        return banked->round.phase == Phase::over;
    return casino::poker_felt(table)->hand.phase == poker::Phase::over;
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

}  // namespace

RoundWatch::RoundWatch(const house::RoundName& name, Audience audience) : audience_(audience) {
    proof_.table = name.table;
    proof_.round = name.round;
    proof_.shown_to = audience.sees;
    proof_.person = audience.player;
}

CardSet RoundWatch::shown_cards(const casino::FloorTable& table) const {
    return casino::banked_felt(table) != nullptr ? cards_of_round(table, audience_)
                                                 : cards_of_hand(table, audience_);
}

void RoundWatch::look(const casino::Floor& floor, const ledger::EventHead& head) {
    const casino::FloorTable* const table = casino::find_table(floor, proof_.table);
    if (table != nullptr) look(*table, head);
}

// A card counts as shown from when it was, also where it was taken away again later.
void RoundWatch::look(const casino::FloorTable& table, const ledger::EventHead& head) {
    if (is_past_ || !table.board.sign) return;
    if (!sealed_ && table.sealed && table.sealed->round == proof_.round) {
        sealed_ = table.sealed;
        proof_.game = table.board.sign->game;
        proof_.promise = table.sealed->root;
        proof_.promised_event = head.sequence;
        proof_.promised_at = head.time;
    }
    is_past_ = round_number(table) > proof_.round;
    if (round_number(table) != proof_.round) return;
    shown_ = shown_ | shown_cards(table);
    const bool was_over = std::exchange(is_over_, is_round_over(table));
    if (!is_over_) return;
    if (!was_over) proof_.last_event = head.sequence;
    note_settlement(table);
}

void RoundWatch::note_settlement(const casino::FloorTable& table) {
    proof_.settlement.clear();
    const casino::RoundBook* const book = find_book(table.books, proof_.round);
    if (book == nullptr) return;
    for (const ledger::Posting& line : book->booked) {
        const bool is_his =
            audience_.sees == Sees::inspector ||
            (audience_.sees == Sees::player && belongs_to(line.account, audience_.player));
        if (is_his) proof_.settlement.push_back(line);
    }
}

DealProof RoundWatch::proof() const {
    BAIZE_CHECK(is_over() && is_promised());
    DealProof proof = proof_;
    const house::DeckCommitment commitment =
        casino::commitment_of({proof.table, proof.round}, *sealed_);
    for (std::size_t position = 0; position < card_count; ++position) {
        if (shown_.contains(sealed_->deck[position]))
            proof.cards.push_back(commitment.proof(position));
    }
    return proof;
}

std::vector<bool> proved_cards(const DealProof& proof) {
    std::vector<bool> proved;
    for (const house::CardProof& card : proof.cards) {
        const auto same = std::count_if(
            proof.cards.begin(), proof.cards.end(), [&](const house::CardProof& other) {
                return other.card == card.card || other.position == card.position;
            });
        proved.push_back(same == 1 && proves(proof.promise, {proof.table, proof.round}, card));
    }
    return proved;
}

std::string to_json(const DealProof& proof) {
    std::string text;
    JsonText json(text);
    write_json(json, proof);
    text += '\n';
    return text;
}

std::optional<DealProof> proof_of_json(std::string_view text, std::string& complaint) {
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r'))
        text.remove_suffix(1);
    JsonLine line;
    DealProof proof;
    if (line.read(text)) {
        read_json(line, line.root(), proof);
        if (!line.has_complaint() && proof.format != proof_format)
            line.complain("format: must be \"" + std::string(proof_format) + "\"");
    }
    complaint = line.complaint();
    if (line.has_complaint()) return std::nullopt;
    return proof;
}

}  // namespace baize::desk
