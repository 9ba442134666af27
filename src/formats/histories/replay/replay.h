// Plays a recorded hand through the poker engine, action by action, by the book's rules, and says
// whether it ends as the record says.
#pragma once

#include <cstdint>
#include <string>

#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/hand/play.h"
#include "formats/histories/record.h"
#include "formats/histories/replay/commission_belief.h"
#include "formats/histories/replay/replay_opening.h"

namespace baize::histories {

enum class Agreement : std::uint8_t { yes, no, nothing_to_compare };

struct Replayed {
    PerPlayer<Money> stacks{};  // in the record's units; an unknown stack stays unknown
    Agreement agrees = Agreement::nothing_to_compare;
    std::string why{};   // when it does not agree, or cannot tell
    Money commission{};  // the winners of pots got so much less in total
    Money kept{};        // by the house: the same, or what the record states beside the pots
    Money pots{};        // that it was kept from
    bool has_side_pots = false;
    bool has_sign = false;       // it is what a known sign charges
    bool odd_chip = false;       // the record splits a chip that the book gives to one player
    bool missed_blinds = false;  // a post was taken for that of a player who missed both [I-69]
};

// Keeps its memory from hand to hand.
class Replayer {
  public:
    // Amounts of the sign are cents.
    explicit Replayer(const TableSign& named = std::nullopt) : named_(named) {}

    // The answer lasts until the next hand.
    const Replayed& play(const Record& record);

    [[nodiscard]] const poker::Rules& rules() const { return rules_; }

    [[nodiscard]] const poker::Opening& opening() const { return opening_; }

    // The hand as it stood at the end, and what happened in it.
    [[nodiscard]] const poker::Hand& hand() const { return hand_; }

    [[nodiscard]] const poker::EventList& events() const { return events_; }

    // What all tables charge, where that is known.
    [[nodiscard]] const TableSign& named_sign() const { return named_; }

    // What the table of the last hand charges, where that is known, in the record's units: the sign
    // that was named, or else the one the record carries.
    [[nodiscard]] const TableSign& sign() const { return sign_; }

  private:
    void play_once(const Record& record, SmallPost reading);
    bool open(const Record& record, SmallPost reading);
    bool play_steps(const Record& record);
    bool play_step(const Record& record, const Step& step);
    bool play_seldom(const Record& record, const Step& step);
    bool fold(const Record& record, const Step& step);
    bool deal(const Record& record, const Step& step);
    bool check_or_call(const Record& record, const Step& step);
    bool show(const Record& record, const Step& step);
    bool attempt(const Record& record, const Step& step, const poker::Action& action);
    bool finish(const Record& record);
    bool end_showdown(const Record& record);
    void excuse_hidden_winner(const Record& record);
    bool refuse(const Record& record, const Step& step, const Rejection& rejection);

    TableSign named_;
    TableSign sign_{};
    poker::Rules rules_{};
    poker::Opening opening_{};
    poker::Hand hand_{};
    poker::EventList events_{};
    poker::SeatSet unseen_{};   // were to show, with cards nobody knows
    bool has_guessed_ = false;  // that somebody mucked
    Replayed replayed_{};
};

}  // namespace baize::histories
