// One event of a hand of poker in words, without whoever did it: "raises to $40". What is not said
// of one seat (cards on the board, commission, rulings) has no phrase.
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

// `amount`: how money is written there.
[[nodiscard]] std::optional<HandPhrase> phrase_of(const poker::Event& event,
                                                  std::string (*amount)(Money));

// Returns "posts small blind $1" or "posts big blind $2" where the game has two different blinds
// and the whole blind is posted, otherwise "posts the blind, $1". REQUIRES: a blind was posted.
[[nodiscard]] std::string blind_words(const poker::Forced& forced,
                                      const poker::Event& event,
                                      std::string (*amount)(Money));

// "says "raise", pushes $25 in one chip". [CP 6.12] to [CP 6.18]
[[nodiscard]] std::string pushed_words(const poker::Pushed& pushed,
                                       const poker::Counted& counted,
                                       std::string (*amount)(Money));

// Of the house. Between betting rounds it is set aside; what is due is known when the hand is over.
// REQUIRES: commission was taken. [CP 7.2.1] [I-6]
[[nodiscard]] std::string commission_words(const poker::Event& event, std::string (*amount)(Money));

}  // namespace baize::views
