// Plays a recorded hand through the poker engine, action by action, under the book's rules, and
// reports whether it ends as recorded.
#pragma once

#include <cstdint>
#include <string>

#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/hand/play.h"
#include "formats/histories/record.h"
#include "formats/histories/replay/commission_inference.h"
#include "formats/histories/replay/replay_opening.h"

namespace baize::histories {

enum class Agreement : std::uint8_t { yes, no, nothing_to_compare };

struct Replayed {
    PerPlayer<Money> stacks{};  // in the record's units; an unknown stack stays unknown
    Agreement agrees = Agreement::nothing_to_compare;
    std::string why{};   // the reason if it does not agree or cannot be compared
    Money commission{};  // the total that the winners of pots got less
    Money kept{};        // by the house: the same, or the commission that the record states
    Money pots{};        // the pots from which the house took it, or may have taken it
    Money equal_pots{};  // those of them that equal hands shared [CP 7.8]
    std::uint8_t pot_count = 1;
    bool is_before_flop = false;
    bool is_only_blinds = false;  // nothing but blinds was wagered [CP 7.6]
    bool has_sign = false;        // the commission is what a known sign charges
    bool odd_chip = false;        // the record splits a chip that the book gives to one player
    bool missed_blinds = false;   // a post was read as the post for missing both blinds [I-69]
};

// Reuses its memory from hand to hand.
class Replayer {
  public:
    // The amounts of the sign are in cents.
    explicit Replayer(const TableSign& named = std::nullopt) : named_(named) {}

    // Plays the hand. The result is valid until the next call.
    const Replayed& play(const Record& record);

    [[nodiscard]] const poker::Rules& rules() const { return rules_; }

    [[nodiscard]] const poker::Opening& opening() const { return opening_; }

    // The hand at its end, and its events.
    [[nodiscard]] const poker::Hand& hand() const { return hand_; }

    [[nodiscard]] const poker::EventList& events() const { return events_; }

    // The sign of all tables, if the caller named one.
    [[nodiscard]] const TableSign& named_sign() const { return named_; }

    // The sign of the last hand's table in the record's units, if it is known: the named sign, or
    // else the sign in the record.
    [[nodiscard]] const TableSign& sign() const { return notes_.sign; }

  private:
    void play_once(const Record& record, SmallPost reading);
    bool open(const Record& record, SmallPost reading);
    bool play_steps(const Record& record);
    bool play_steps_and_rulings(const Record& record);
    bool give_rulings(std::size_t step);
    [[nodiscard]] Result<void> give(const RulingNote& ruling);
    bool play_step(const Record& record, const Step& step);
    bool play_seldom(const Record& record, const Step& step);
    bool fold(const Record& record, const Step& step);
    bool give_up(const Record& record, const Step& step);
    bool deal(const Record& record, const Step& step);
    bool check_or_call(const Record& record, const Step& step);
    bool show(const Record& record, const Step& step);
    bool attempt(const Record& record, const Step& step, const poker::Action& action);
    bool finish(const Record& record);
    bool end_showdown(const Record& record);
    void excuse_hidden_winner(const Record& record);
    bool refuse(const Record& record, const Step& step, const Rejection& rejection);

    TableSign named_;
    Notes notes_{};
    std::size_t rulings_done_ = 0;
    std::size_t dealt_by_ruling_ = 0;  // community cards, which the next actions deal again
    poker::Rules rules_{};
    poker::Opening opening_{};
    poker::Hand hand_{};
    poker::EventList events_{};
    poker::SeatSet unseen_{};   // players who should show but have unknown cards
    bool has_guessed_ = false;  // true if the replay assumed that a player mucked
    Replayed replayed_{};
};

}  // namespace baize::histories
