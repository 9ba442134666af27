// One event of a poker hand in words, without the player's name: "raises to $40". Events that
// belong to no seat (cards on the board, commission, rulings) have no phrase.
#pragma once

#include <optional>
#include <string>

#include "engine/poker/hand/event.h"
#include "engine/poker/live/pushed.h"
#include "engine/poker/rules/rules.h"
#include "service/activity_log/log_line.h"

namespace baize::views {

struct HandPhrase {
    LineKind kind = LineKind::act;
    std::string words{};
};

// `amount` formats money.
[[nodiscard]] std::optional<HandPhrase> phrase_of(const poker::Event& event,
                                                  std::string (*amount)(Money));

// Returns "posts small blind $1" or "posts big blind $2" where the game has two different blinds
// and the whole blind is posted, otherwise "posts the blind, $1". REQUIRES: a blind was posted.
[[nodiscard]] std::string blind_words(const poker::Forced& forced,
                                      const poker::Event& event,
                                      std::string (*amount)(Money));

// Returns a text such as: says "raise", pushes $25 in one chip. [CP 6.12] to [CP 6.18]
[[nodiscard]] std::string pushed_words(const poker::Pushed& pushed,
                                       const poker::Counted& counted,
                                       std::string (*amount)(Money));

// Describes the commission of the house. It is set aside between betting rounds, and its final
// amount is known when the hand is over.
// REQUIRES: commission was taken. [CP 7.2.1] [I-6]
[[nodiscard]] std::string commission_words(const poker::Event& event, std::string (*amount)(Money));

}  // namespace baize::views
