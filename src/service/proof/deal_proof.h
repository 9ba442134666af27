// The cards that a person was shown in one round of a table that the house deals, with the place of
// each card and its proof against the published commitment (docs/formats/fairness.md), and the
// money that the round moved on that person's accounts. Cards that the person was not shown are not
// included.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "engine/banked/machine/view.h"
#include "house/casino/casino_state.h"
#include "house/fairness/deck_commitment.h"
#include "ledger/record/event.h"
#include "ledger/record/posting.h"
#include "service/proof/deal_layout.h"

namespace baize {
BOOST_DESCRIBE_ENUM(Sees, bystander, player, inspector)
}  // namespace baize

namespace baize::codec {

// The format of a proof of a commitment that binds the dealing terms, and the one of a commitment
// that binds the cards alone, from before it did.
inline constexpr const char* proof_format = "baize proof 3";
inline constexpr const char* proof_format_of_cards = "baize proof 2";

// A card, its place in the deal, and the proof that it was at this position of the deck.
struct DealtCard {
    Card card = Card::of_index(0);
    DealtPlace place{};
    std::uint8_t position = 0;  // 0: the first card of the deck in dealing order
    house::Salt salt{};
    house::HashPath beside{};
    friend bool operator==(const DealtCard&, const DealtCard&) = default;
};
BOOST_DESCRIBE_STRUCT(DealtCard, (), (card, place, position, salt, beside))

// Proves that the listed cards were dealt from the committed deck (docs/formats/fairness.md).
struct DealProof {
    std::string format = proof_format;
    std::string game{};
    house::TableId table = 0;
    std::uint64_t round = 0;
    ledger::Hash promise{};            // the root, published before the first wager
    std::uint64_t promised_event = 0;  // number of the ledger event with the commitment
    Moment promised_at{};
    Sees shown_to = Sees::bystander;
    house::PersonId person = 0;  // set if the audience is a player
    DealFacts deal{};            // determines the position of each place
    std::vector<DealtCard> cards{};
    std::uint64_t last_event = 0;  // the event at which the round was over
    // The money that the round moved on the person's accounts; all lines for an inspector.
    std::vector<ledger::Posting> settlement{};
    std::optional<house::HashPath> deal_beside{};  // proves the dealing terms of `deal`
    friend bool operator==(const DealProof&, const DealProof&) = default;
};
BOOST_DESCRIBE_STRUCT(DealProof,
                      (),
                      (format,
                       game,
                       table,
                       round,
                       promise,
                       promised_event,
                       promised_at,
                       shown_to,
                       person,
                       deal,
                       cards,
                       last_event,
                       settlement,
                       deal_beside))

// Watches a ledger while it is read, and builds the proof when the round is over.
class RoundWatch {
  public:
    RoundWatch(const house::RoundName& name, Audience audience);

    // Called after each event is applied. REQUIRES: events in order.
    void look(const house::CasinoState& state, const ledger::EventHead& head);
    void look(const house::TableState& table, const ledger::EventHead& head);

    [[nodiscard]] bool is_over() const { return is_over_; }

    // True once the next round has begun: only then can no event change this round, because
    // jackpots are paid after it is over.
    [[nodiscard]] bool is_past() const { return is_past_; }

    // False if there is no commitment: a person deals at the table, or there was no such round.
    [[nodiscard]] bool is_committed() const { return sealed_.has_value(); }

    // REQUIRES: is_over(), is_committed().
    [[nodiscard]] DealProof proof() const;

  private:
    [[nodiscard]] CardSet shown_cards(const house::TableState& table) const;
    void note_places(const house::TableState& table);
    void note_settlement(const house::TableState& table);

    Audience audience_;
    std::optional<house::SealedDeck> sealed_{};
    CardSet shown_{};
    std::array<std::optional<DealtPlace>, card_count> places_{};  // by card, where it was dealt
    DealProof proof_{};
    bool is_over_ = false;
    bool is_past_ = false;
};

// The result of checking a proof from the file alone. Each card must have been at its position in
// the committed deck, and this position must be that of its place by the dealing order. A proof of
// the current format must also prove the dealing terms.
struct ProofVerdict {
    std::vector<std::string> cards{};   // for each card why it is not proved, or ""
    std::vector<std::string> faults{};  // faults of the proof as a whole
    [[nodiscard]] bool is_proved() const;
};

[[nodiscard]] ProofVerdict check(const DealProof& proof);

// Returns JSON with a line end.
[[nodiscard]] std::string to_json(const DealProof& proof);

// Returns nullopt on an error, with the reason in the error text.
[[nodiscard]] std::optional<DealProof> proof_of_json(std::string_view text,
                                                     std::string& error_text);

}  // namespace baize::codec
