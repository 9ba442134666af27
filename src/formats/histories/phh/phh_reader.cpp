#include "formats/histories/phh/phh_reader.h"

#include <algorithm>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/letters.h"
#include "formats/histories/mismatch.h"
#include "formats/histories/phh/phh_headings.h"

namespace baize::histories {

namespace {

constexpr std::size_t user_fields_max = 64;

bool is_quote(char letter) {
    return letter == '\'' || letter == '"';
}

}  // namespace

// Reads "[17]", whose number may be quoted.
bool PhhReader::read_heading(TomlCursor& cursor) {
    std::string_view heading;
    if (!cursor.accept('[')) return cursor.fail("expected a heading such as [1]");
    cursor.skip_blanks();
    if (!cursor.read_key(heading)) return false;
    return (cursor.accept(']') || cursor.fail("expected a heading such as [1]")) &&
           cursor.end_line();
}

bool PhhReader::read_user_field(FieldReader& fields, std::string_view name) {
    Record& record = fields.record;
    UserField field{.name = name};
    const bool twice = std::any_of(record.user_fields.begin(),
                                   record.user_fields.end(),
                                   [name](const UserField& other) { return other.name == name; });
    if (twice) return fields.cursor.fail("given twice");
    if (record.user_fields.size() == user_fields_max) return fields.cursor.fail("too many fields");
    if (!fields.cursor.skip_value(field.value)) return false;
    record.user_fields.push_back(field);
    return true;
}

// The hands of one file usually have the same fields in the same order, so this tries the field
// that followed the last one in the previous hand.
std::optional<Field> PhhReader::take_usual_field(TomlCursor& cursor) {
    const auto field = static_cast<Field>(next_[last_]);
    const char* const value = behind_usual_name(field, cursor.at);
    if (value == nullptr) return std::nullopt;
    cursor.at = value;
    cursor.skip_blanks();
    return field;
}

bool PhhReader::read_field(FieldReader& fields) {
    TomlCursor& cursor = fields.cursor;
    field_begin_ = cursor.at;
    std::optional<Field> field = take_usual_field(cursor);
    if (field) {
        error_text_.field = name(*field);
    } else {
        std::string_view key;
        if (!cursor.read_key(key)) return false;
        error_text_.field = key;
        if (!cursor.accept('=')) return cursor.fail("= must stand between a name and its value");
        cursor.skip_blanks();
        field = field_named(key);
        if (field) next_[last_] = static_cast<std::uint8_t>(*field);
        if (!field) return read_user_field(fields, key) && cursor.end_line();
    }
    const auto index = static_cast<std::size_t>(*field);
    last_ = index;
    if (given_[index]) return cursor.fail("given twice");
    given_[index] = true;
    return fields.read(*field) && cursor.end_line();
}

PhhReader::Ending PhhReader::read_fields(TomlCursor& cursor, Record& record) {
    FieldReader fields{cursor, record};
    given_.reset();
    last_ = field_count;
    bool good = true;
    while (good) {
        error_text_.field = {};
        good = cursor.skip_lines();
        if (!good || cursor.is_at_end() || *cursor.at == '[') break;
        good = read_field(fields);
    }
    foreign_ = fields.foreign;
    finer_ = fields.finer;
    if (good) return Ending::whole;
    return finer_ > record.decimals && finer_ <= decimals_max ? Ending::finer : Ending::wrong;
}

Outcome PhhReader::refuse(Piece& piece, const TomlCursor& cursor) {
    const char* const place = cursor.fault_place();
    if (refuse_cut_off(piece, cursor)) return Outcome::fault;
    error_text_.text = cursor.fault();
    refuse(piece, std::min(place, piece.end), place);
    skip_hand(piece);
    return Outcome::fault;
}

// Handles a value that is not closed and so runs on into the next hand. Reading resumes at the next
// hand, so that only this one is lost.
bool PhhReader::refuse_cut_off(Piece& piece, const TomlCursor& cursor) {
    const char* const place = cursor.fault_place();
    if (field_begin_ == nullptr) return false;
    const char* const heading = certain_heading(field_begin_, place, piece.end);
    if (heading == piece.end) return false;
    const char* const value = std::find(field_begin_, heading, '=');
    const bool is_list = std::find(value, heading, '[') < std::find_if(value, heading, is_quote);
    const bool ends_at_heading = place == heading && !begins_line(field_begin_, heading);
    error_text_.text = ends_at_heading ? cursor.fault()
                       : is_list       ? "the list has no end"
                                       : "the string has no end";
    refuse(piece, heading, field_begin_);
    error_text_.reached = place;
    return true;
}

void PhhReader::skip_hand(Piece& piece) {
    piece.at = next_heading(piece.at, piece.end);
}

// REQUIRES: piece.at is at the first field or heading.
Outcome PhhReader::read_hand(Piece& piece, Record& record) {
    TomlCursor cursor(piece.at, piece.end, store_);
    store_.clear();
    has_heading_ = *piece.at == '[';
    field_begin_ = nullptr;
    error_text_.field = {};
    if ((has_heading_ || needs_heading_) && !read_heading(cursor)) return refuse(piece, cursor);
    const char* const first = cursor.at;
    Ending ending = read_fields(cursor, record);
    while (ending == Ending::finer) {
        const unsigned decimals = finer_;
        clear(record);
        record.decimals = static_cast<std::uint8_t>(decimals);
        cursor = TomlCursor(first, piece.end, store_);
        store_.clear();
        ending = read_fields(cursor, record);
    }
    if (ending == Ending::wrong) return refuse(piece, cursor);

    const char* const next = std::min(cursor.at, piece.end);
    error_text_.field = {};
    if (!has_heading_ && next != piece.end) {
        error_text_.text = "fields stand before the first heading";
        return refuse(piece, next, first);
    }
    if (!foreign_.empty()) {
        error_text_.field = name(Field::variant);
        error_text_.text = fmt::format("{} is none of the seven games", foreign_);
        return refuse(piece, next, first);
    }
    if (!given_.test(static_cast<std::size_t>(Field::variant)) ||
        !given_.test(static_cast<std::size_t>(Field::actions))) {
        const bool has_variant = given_.test(static_cast<std::size_t>(Field::variant));
        error_text_.field = name(has_variant ? Field::actions : Field::variant);
        error_text_.text = "is missing";
        return refuse(piece, next, first);
    }
    if (const std::optional<Mismatch> mismatch = find_mismatch(record)) {
        error_text_.field = mismatch->field;
        error_text_.text = mismatch->text;
        return refuse(piece, next, first);
    }
    piece.at = next;
    needs_heading_ = true;
    return Outcome::hand;
}

Outcome PhhReader::next(Piece& piece, Record& record) {
    clear(record);
    store_.clear();
    TomlCursor cursor(piece.at, piece.end, store_);
    error_text_.field = {};
    field_begin_ = nullptr;
    if (!cursor.skip_lines()) return refuse(piece, cursor);
    if (cursor.is_at_end()) {
        piece.at = piece.end;
        return Outcome::end;
    }
    piece.at = cursor.at;
    return read_hand(piece, record);
}

}  // namespace baize::histories
