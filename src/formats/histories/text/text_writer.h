// Writes hands in the plain text that hand trackers read. The text says less than the record: it
// cannot be read back.
#pragma once

#include <string>
#include <string_view>

#include "formats/histories/record.h"
#include "formats/histories/replay/replay.h"

namespace baize::histories {

// The text of every hand begins with these words and its number.
inline constexpr std::string_view text_opening = "PokerStars Hand #";

class TextWriter {
  public:
    // The sign of all tables, if it is known: see Replayer.
    explicit TextWriter(const TableSign& named = std::nullopt) : replayer_(named) {}

    // Appends one hand and the blank lines that separate hands. The number may have digits only:
    // trackers know a hand by it. Returns false, with the reason in why(), if the hand cannot be
    // played to the end that the record states, or if the record does not say who won.
    [[nodiscard]] bool write(std::string& out, const Record& record, std::string_view number);

    [[nodiscard]] const std::string& why() const { return why_; }

  private:
    Replayer replayer_;
    std::string why_{};
};

// The record's own number of the hand if trackers can read it, or an empty text.
[[nodiscard]] std::string_view text_number(const Record& record);

}  // namespace baize::histories
