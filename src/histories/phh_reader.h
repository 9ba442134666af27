// Poker Hand History: one hand a file (.phh), or many under headings [1], [2], ... (.phhs). The
// format is TOML with fixed field names; docs/formats/hand-histories.md says what we take of it.
//
// Reads from memory, hand by hand. hand_stream.h brings files of any size into memory piece by
// piece.
#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <string>
#include <string_view>

#include "histories/phh_fields.h"
#include "histories/record.h"
#include "histories/text_store.h"
#include "histories/toml_cursor.h"

namespace baize::histories {

enum class Outcome : std::uint8_t {
    hand,        // the record holds one
    fault,       // a hand that cannot be read; complaint() says why, and the next one can be tried
    unfinished,  // the text breaks off inside a hand
    end
};

// A complaint about one hand.
struct Complaint {
    std::string_view field{};  // or empty
    std::string text{};
    const char* place = nullptr;  // where in the text
};

// A piece of text that ends anywhere.
struct Piece {
    const char* at = nullptr;  // what comes next; moved by reading
    const char* end = nullptr;
    bool is_last = true;  // nothing follows `end`
};

class PhhReader {
  public:
    // Reads the hand at `piece.at` and moves behind it; an unfinished one is left where it is.
    // REQUIRES: `padding` zero bytes behind the piece's end.
    [[nodiscard]] Outcome next(Piece& piece, Record& record);

    [[nodiscard]] const Complaint& complaint() const { return complaint_; }

    // Another text begins, in the middle of a file or at its beginning, where the only hand of a
    // file needs no heading.
    void restart(bool needs_heading) {
        needs_heading_ = needs_heading;
        skips_ = false;
    }

    // Refuses an unfinished hand that nobody wants to read on.
    Outcome give_up(Piece& piece, std::string_view why);

  private:
    enum class Ending : std::uint8_t { whole, wrong, finer };

    Outcome read_hand(Piece& piece, Record& record);
    Ending read_fields(TomlCursor& cursor, Record& record);
    bool read_heading(TomlCursor& cursor);
    static_assert(padding > 32, "longer than any field name");
    std::optional<Field> take_usual_field(TomlCursor& cursor);
    bool read_field(FieldReader& fields);
    bool read_user_field(FieldReader& fields, std::string_view name);
    Outcome refuse(Piece& piece, const TomlCursor& cursor);
    Outcome refuse(Piece& piece, const char* next, const char* place);
    bool skip_to_heading(Piece& piece);

    TextStore store_{};
    Complaint complaint_{};
    std::bitset<field_count> given_{};
    std::array<std::uint8_t, field_count + 1> next_{};  // by field: the one that followed it
    std::size_t last_ = field_count;                    // field_count: the first is yet to come
    bool needs_heading_ = false;
    bool has_heading_ = false;
    bool skips_ = false;  // to the next heading, from inside a hand that was refused
    unsigned finer_ = 0;
    std::string_view foreign_{};
};

// The next line from `at` on that begins like a heading, or `end`.
[[nodiscard]] const char* next_heading(const char* at, const char* end);

}  // namespace baize::histories
