// The play money of one person between sessions: chips, the last wagers at each game, and the
// jackpots of the local tables, in one small text file. The file is replaced as a whole after every
// round and at no other time, so an interrupted round leaves the state before it.
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

// A prize meter (value, increments and prizes since the reset) or three pools, with the number of
// resets of each. The values are exact, including fractions of a cent.
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

// Returns nullopt if the text was not made by bankroll_text.
[[nodiscard]] std::optional<Bankroll> parse_bankroll(const std::string& text);

// The file, locked against use by a second table while this exists.
class BankrollFile {
  public:
    // Opens the file, or creates a new one if it is missing or `reset` is set. Returns nullptr on
    // failure, with the reason in the error text.
    [[nodiscard]] static std::unique_ptr<BankrollFile> open(const std::string& path,
                                                            bool reset,
                                                            std::string& error_text);
    ~BankrollFile();
    BankrollFile(const BankrollFile&) = delete;
    BankrollFile& operator=(const BankrollFile&) = delete;

    [[nodiscard]] const Bankroll& state() const { return state_; }

    [[nodiscard]] const std::string& path() const { return path_; }

    // Replaces the file atomically. Returns false, with the old file unchanged, if it could not be
    // written.
    [[nodiscard]] bool save(const Bankroll& bankroll);

  private:
    BankrollFile(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

    std::string path_;
    int lock_;
    Bankroll state_{};
};

// Returns $XDG_STATE_HOME/baize/NAME, or ~/.local/state/baize/NAME.
[[nodiscard]] std::string default_bankroll_path(const std::string& name);

}  // namespace baize
