// Reads Poker Hand History: one hand in a file (.phh), or many under headings [1], [2], ...
// (.phhs). The format is TOML with fixed field names; docs/formats/hand-histories.md describes the
// supported part.
//
// The reader works on memory, hand by hand. hand_block.h loads files of any size block by block.
#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <string>
#include <string_view>

#include "formats/histories/phh/phh_fields.h"
#include "formats/histories/phh/toml_cursor.h"
#include "formats/histories/record.h"
#include "formats/histories/text_store.h"

namespace baize::histories {

enum class Outcome : std::uint8_t {
    hand,   // the record holds a hand
    fault,  // the hand cannot be read; error_text() says why, and the next hand can be tried
    end
};

// The reason why one hand cannot be read.
struct ParseError {
    std::string_view field{};  // empty if no single field is at fault
    std::string text{};
    const char* place = nullptr;    // position of the error
    const char* reached = nullptr;  // how far the reader had read when it found the error
};

// The text that is still to be read.
struct Piece {
    const char* at = nullptr;  // current position; the reader moves it
    const char* end = nullptr;
};

class PhhReader {
  public:
    // Reads the hand at `piece.at` and moves behind it.
    // REQUIRES: `padding` zero bytes follow the end of the piece.
    [[nodiscard]] Outcome next(Piece& piece, Record& record);

    [[nodiscard]] const ParseError& error_text() const { return error_text_; }

    // True if the last hand had a heading.
    [[nodiscard]] bool has_heading() const { return has_heading_; }

    // Starts a new text. Only at the beginning of a file may a hand lack a heading, if it is the
    // only hand of the file.
    void restart(bool needs_heading) { needs_heading_ = needs_heading; }

    // Moves to the next heading, or to the end.
    static void skip_hand(Piece& piece);

  private:
    enum class Ending : std::uint8_t { whole, wrong, finer };

    Outcome read_hand(Piece& piece, Record& record);
    Ending read_fields(TomlCursor& cursor, Record& record);
    bool read_heading(TomlCursor& cursor);
    static_assert(padding > 32, "behind_usual_name() reads so many letters");
    std::optional<Field> take_usual_field(TomlCursor& cursor);
    bool read_field(FieldReader& fields);
    bool read_user_field(FieldReader& fields, std::string_view name);
    Outcome refuse(Piece& piece, const TomlCursor& cursor);

    Outcome refuse(Piece& piece, const char* next, const char* place) {
        error_text_.place = place;
        error_text_.reached = place;
        piece.at = next;
        needs_heading_ = true;
        return Outcome::fault;
    }

    bool refuse_cut_off(Piece& piece, const TomlCursor& cursor);
    bool refuse_missing_value(Piece& piece, const TomlCursor& cursor);

    TextStore store_{};
    ParseError error_text_{};
    const char* field_begin_ = nullptr;     // where the name of the current field begins
    const char* previous_begin_ = nullptr;  // and that of the field before it
    std::bitset<field_count> given_{};
    // For each field, the field that followed it most recently.
    std::array<std::uint8_t, field_count + 1> next_{};
    std::size_t last_ = field_count;  // field_count before the first field
    bool needs_heading_ = false;
    bool has_heading_ = false;
    unsigned finer_ = 0;
    std::string_view foreign_{};
};

}  // namespace baize::histories
