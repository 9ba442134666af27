// A person at a terminal table: wagers, cards, decisions and settlement, round after round. The
// engine decides every action; this class only shows the table and asks for input.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/terminal/bankroll.h"
#include "cli/terminal/terminal_input.h"
#include "cli/terminal/terminal_jackpot.h"
#include "cli/terminal/terminal_wagers.h"
#include "engine/banked/machine/game.h"
#include "engine/banked/machine/menu.h"
#include "engine/banked/machine/round.h"
#include "engine/core/deck.h"
#include "engine/random/secure_source.h"
#include "engine/random/seeded_source.h"
#include "formats/text/terminal_style.h"

namespace baize {

struct SessionSetup {
    const GameHooks* game = nullptr;
    Rules rules{};
    bool jackpot = false;
    std::optional<std::uint64_t> seed{};  // practice: the cards follow from this seed
};

class TerminalSession {
  public:
    TerminalSession(const SessionSetup& setup,
                    BankrollFile& file,
                    TerminalInput& input,
                    std::ostream& out,
                    TerminalStyle style);

    // Runs until the player leaves. Returns false if the bankroll could not be saved.
    [[nodiscard]] bool run();

  private:
    enum class Next : std::uint8_t { deal, leave };

    // Functions before the deal.
    [[nodiscard]] Next take_wagers();
    [[nodiscard]] std::optional<Next> on_betting_key(char key);
    [[nodiscard]] bool tell_why(char key);
    [[nodiscard]] bool say_why_closed(char key);
    void on_spot(const WagerSpot& spot);
    [[nodiscard]] bool repeat_last();
    void try_change(Wager wager, Money amount);
    [[nodiscard]] bool is_covered();
    void show_betting();
    [[nodiscard]] std::string betting_keys() const;
    [[nodiscard]] std::string action_bar() const;
    [[nodiscard]] bool shows_settlement() const;
    [[nodiscard]] std::string how_to_play() const;

    // Functions of the round.
    [[nodiscard]] bool play_round();  // false: interrupted; the round is undone
    void act(Actor by, const Action& action);
    void deal_hands(Deck& deck);
    [[nodiscard]] bool decide();
    [[nodiscard]] std::optional<bool> confirmed(const Decide& choice);
    void show_decisions(const std::vector<Offer>& offers);
    [[nodiscard]] std::vector<Offer> decisions() const;
    [[nodiscard]] bool is_affordable(const Decide& decide) const;
    [[nodiscard]] bool settle();
    [[nodiscard]] Deck next_deck();

    // Functions that write the page.
    [[nodiscard]] Money chips_left() const;
    void show_heading();

    void note(const std::string& text) { notes_ += text; }

    void say_refused(const Rejection& rejection);
    void show_notes();

    const GameHooks& game_;
    Rules rules_;
    std::optional<std::uint64_t> seed_;
    BankrollFile& file_;
    TerminalInput& input_;
    std::ostream& out_;
    TerminalStyle style_;

    Bankroll bankroll_;
    std::optional<JackpotState> jackpot_{};
    std::optional<SeededSource> practice_{};
    SecureSource secure_{};
    Round round_{};  // the last round until the next one is dealt
    BoxWagers wagers_;
    std::vector<SettledWager> lines_{};  // of the last settlement
    Clause last_clause_{};               // of the last refusal
    std::string notes_{};
    Money came_with_{};
    std::uint64_t rounds_here_ = 0;
    bool saved_ = true;
};

}  // namespace baize
