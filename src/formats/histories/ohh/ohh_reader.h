// Reads Open Hand History: one JSON object {"ohh": {...}} for each hand, separated by blank lines.
// Fields without a place in the format are in an object "_baize", which overrides the rest of the
// hand. See docs/formats/hand-histories.md.
#pragma once

#include <string>
#include <string_view>

#include "formats/histories/ohh/json_tree.h"
#include "formats/histories/phh/phh_reader.h"
#include "formats/histories/record.h"
#include "formats/histories/text_store.h"

namespace baize::histories {

class OhhReader {
  public:
    // Works like PhhReader::next, but requires no padding behind the piece.
    [[nodiscard]] Outcome next(Piece& piece, Record& record);

    [[nodiscard]] const ParseError& error_text() const { return error_text_; }

    // Moves to the next line that begins a hand, or to the end.
    static void skip_hand(Piece& piece);

  private:
    Outcome refuse(Piece& piece, const char* next, const char* place);
    Outcome refuse_json(Piece& piece, const char* first);
    bool read_hand(const JsonNode& hand, Record& record);
    [[nodiscard]] bool is_whole(const JsonNode* ours) const;
    bool read_natural(const JsonNode& hand, Record& record, unsigned decimals);
    bool read_ours(const JsonNode& ours, Record& record, unsigned decimals);
    bool read_overruled(const JsonNode* said, Field field, Record& record);
    bool read_user_fields(const JsonNode& user, Record& record);
    bool read_value(std::string_view text, Field field, Record& record);
    std::string_view padded(std::string_view text);
    bool fail(std::string_view field, std::string_view text);

    JsonTree tree_{};
    TextStore store_{};
    Record natural_{};
    ParseError error_text_{};
    unsigned finer_ = 0;
};

}  // namespace baize::histories
