// The play money of one person between sessions: chips, the wagers last made at each game, and the
// jackpots of the local tables, in one small text file. The file is replaced as a whole after every
// round and at no other time, so whatever interrupts a round leaves the state before it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/banked/wagers/wager.h"
#include "engine/core/fraction.h"
#include "engine/core/money.h"

namespace baize {

inline constexpr Money first_bankroll = Money::of_cents(100'000);

using Stakes = std::array<Money, staked_wager_count>;

// A prize meter (value, increments and prizes since the reset) or three pools, with how often each
// was reset. Exact: fractions of a cent are kept.
struct SavedJackpot {
    std::vector<Fraction> amounts{};
    std::vector<std::uint64_t> resets{};
    friend bool operator==(const SavedJackpot&, const SavedJackpot&) = default;
};

struct Bankroll {
    Money chips = first_bankroll;
    std::uint64_t rounds = 0;
    std::map<std::string, Stakes> last_wagers{};     // by game
    std::map<std::string, SavedJackpot> jackpots{};  // by game
    friend bool operator==(const Bankroll&, const Bankroll&) = default;
};

[[nodiscard]] std::string bankroll_text(const Bankroll& bankroll);

// Nothing when the text is not one that bankroll_text made.
[[nodiscard]] std::optional<Bankroll> parse_bankroll(const std::string& text);

// The file, held against a second table for as long as this lives.
class BankrollFile {
  public:
    // Opens the file or begins a new one; `reset` begins a new one in any case. On failure nothing,
    // with the reason in `complaint`.
    [[nodiscard]] static std::unique_ptr<BankrollFile> open(const std::string& path,
                                                            bool reset,
                                                            std::string& error_text);
    ~BankrollFile();
    BankrollFile(const BankrollFile&) = delete;
    BankrollFile& operator=(const BankrollFile&) = delete;

    [[nodiscard]] const Bankroll& state() const { return state_; }

    [[nodiscard]] const std::string& path() const { return path_; }

    // Replaces the file in one step. False when it could not be written; the old one then stands.
    [[nodiscard]] bool save(const Bankroll& bankroll);

  private:
    BankrollFile(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

    std::string path_;
    int lock_;
    Bankroll state_{};
};

// $XDG_STATE_HOME/baize/NAME, or ~/.local/state/baize/NAME.
[[nodiscard]] std::string default_bankroll_path(const std::string& name);

}  // namespace baize
