// A person at a poker table in the terminal, with bots in the other seats. The engine decides every
// action; this class only shows the table and asks for input.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/terminal/bankroll.h"
#include "cli/terminal/poker_log.h"
#include "cli/terminal/terminal_input.h"
#include "engine/poker/hand/play.h"
#include "engine/poker/table/button.h"
#include "engine/poker/table/orbit.h"
#include "engine/random/secure_source.h"
#include "engine/random/seeded_source.h"
#include "formats/text/terminal_style.h"
#include "math/strategy/poker_bots.h"

namespace baize::poker {

struct PokerSetup {
    poker::Rules rules{};
    std::size_t seats = 6;
    Money buy_in{};
    std::optional<std::uint64_t> seed{};  // practice: the cards follow from this seed
};

class PokerSession {
  public:
    PokerSession(const PokerSetup& setup,
                 BankrollFile& file,
                 TerminalInput& input,
                 std::ostream& out,
                 TerminalStyle style);

    // Runs until the player leaves. Returns false if the bankroll could not be saved.
    [[nodiscard]] bool run();

  private:
    enum class Next : std::uint8_t { deal, leave };

    void take_seats();
    void buy_chips();  // for players without chips, while the bankroll lasts
    [[nodiscard]] Next between_hands();
    void show_choices();  // between hands: the bankroll, the last events, and the keys
    [[nodiscard]] bool ask_side_wager();

    [[nodiscard]] bool play_hand();  // false: interrupted; the hand is undone
    void deal(poker::Opening& opening);
    [[nodiscard]] bool own_turn();
    [[nodiscard]] std::optional<poker::Action> chosen(char key, const poker::Offers& may);
    [[nodiscard]] std::optional<poker::Action> ask_raise(const poker::Offers& may);
    void bots_turn();
    void settle();

    void tell();  // prints the events since its last call
    void show_table(const poker::Offers& may);
    [[nodiscard]] std::string seat_line(poker::Seat seat) const;
    [[nodiscard]] std::string own_hand() const;
    [[nodiscard]] std::string keys(const poker::Offers& may) const;
    void refuse(const Rejection& rejection);

    poker::Rules rules_;
    PokerSetup setup_;
    BankrollFile& file_;
    TerminalInput& input_;
    std::ostream& out_;
    TerminalStyle style_;

    Bankroll bankroll_;
    Money came_with_{};
    std::uint64_t hands_ = 0;
    SecureSource secure_{};
    std::optional<SeededSource> practice_{};
    SeededSource moods_;  // of the bots; it need not be secure

    poker::Orbit orbit_{};
    poker::Amounts stacks_{};
    SeatNames names_{};
    std::array<poker::BotManner, poker::seats_max> manners_{};
    poker::Hand hand_{};
    poker::Hand begun_{};
    poker::EventList events_{};
    poker::SideWager side_wager_{};
    std::size_t shown_events_ = 0;
    std::vector<std::string> log_{};
    std::string notes_{};
    bool saved_ = true;
};

}  // namespace baize::poker
