#include "formats/histories/ohh/ohh_reader.h"

#include <algorithm>
#include <cstring>

#include "formats/histories/amount.h"
#include "formats/histories/letters.h"
#include "formats/histories/mismatch.h"
#include "formats/histories/ohh/ohh_hand.h"
#include "formats/histories/phh/phh_fields.h"
#include "formats/histories/phh/phh_writer.h"

namespace baize::histories {

namespace {

// True for {"ohh": with blanks anywhere between, which stands in no string of a hand, because
// quotes are escaped there.
bool begins_hand(const char* at, const char* end) {
    for (const std::string_view word : {"{", "\"ohh\"", ":"}) {
        at = std::find_if_not(at, end, is_blank);
        if (!std::string_view(at, static_cast<std::size_t>(end - at)).starts_with(word))
            return false;
        at += word.size();
    }
    return true;
}

// Returns the start of the next line after `at` that begins an object, or of the next object that
// begins like a hand, even in the line of one that was cut off; `end` if there is none.
const char* next_object(const char* at, const char* end) {
    while (at < end) {
        at = std::find(at + 1, end, '{');
        if (at < end && (at[-1] == '\n' || begins_hand(at, end))) return at;
    }
    return end;
}

}  // namespace

bool OhhReader::fail(std::string_view field, std::string_view text) {
    error_text_.field = field;
    error_text_.text = text;
    return false;
}

// Returns a copy with padding, as TomlCursor requires.
std::string_view OhhReader::padded(std::string_view text) {
    char* const place = store_.room(text.size() + padding);
    std::copy(text.begin(), text.end(), place);
    std::fill_n(place + text.size(), padding, '\0');
    return {place, text.size()};
}

bool OhhReader::read_value(std::string_view text, Field field, Record& record) {
    const std::string_view value = padded(text);
    TomlCursor cursor(value.data(), value.data() + value.size(), store_);
    FieldReader fields{cursor, record};
    const bool good = fields.read(field);
    finer_ = std::max(finer_, fields.finer);
    if (!good) return fail(name(field), cursor.fault());
    if (!fields.foreign.empty()) return fail(name(field), "is none of the seven games");
    return cursor.is_at_end() || fail(name(field), "unexpected text after the value");
}

// True if "_baize" holds the whole hand, because Open Hand History could not express any of it.
bool OhhReader::is_whole(const JsonNode* ours) const {
    const JsonNode* const whole = ours == nullptr ? nullptr : tree_.find(*ours, "whole");
    return whole != nullptr && whole->truth;
}

bool OhhReader::read_natural(const JsonNode& hand, Record& record, unsigned decimals) {
    clear(record);
    record.decimals = static_cast<std::uint8_t>(decimals);
    if (is_whole(tree_.find(hand, "_baize"))) return true;
    OhhHand reader(tree_, store_, record);
    const bool good = reader.read(hand);
    finer_ = std::max(finer_, reader.finer());
    return good || fail(reader.field(), reader.error_text());
}

bool OhhReader::read_user_fields(const JsonNode& user, Record& record) {
    record.user_fields.clear();
    for (const JsonNode* node = tree_.first(user); node != nullptr; node = tree_.next(*node)) {
        const std::string_view value = padded(node->text);
        TomlCursor cursor(value.data(), value.data() + value.size(), store_);
        UserField field{.name = node->key};
        if (!cursor.skip_value(field.value) || !cursor.is_at_end()) {
            return fail("_baize", "the value of a user field must be written as in PHH");
        }
        record.user_fields.push_back(field);
    }
    return true;
}

// Reads a field from "_baize" if it is there, and otherwise from the rest of the hand.
bool OhhReader::read_overruled(const JsonNode* said, Field field, Record& record) {
    std::string text;
    if (said != nullptr && said->kind == JsonKind::null) return true;
    if (said != nullptr) {
        text = said->text;
    } else if (!write_value(text, natural_, field)) {
        return true;
    }
    return read_value(text, field, record);
}

bool OhhReader::read_ours(const JsonNode& ours, Record& record, unsigned decimals) {
    clear(record);
    record.decimals = static_cast<std::uint8_t>(decimals);
    const JsonNode* const fields = tree_.find(ours, "fields");
    for (std::size_t i = 0; i < field_count; ++i) {
        const auto field = static_cast<Field>(i);
        const JsonNode* const said = fields == nullptr ? nullptr : tree_.find(*fields, name(field));
        if (!read_overruled(said, field, record)) return false;
    }
    record.user_fields = natural_.user_fields;
    const JsonNode* const user = tree_.find(ours, "user");
    return user == nullptr || read_user_fields(*user, record);
}

bool OhhReader::read_hand(const JsonNode& hand, Record& record) {
    const JsonNode* const ours = tree_.find(hand, "_baize");
    for (unsigned decimals = 2; decimals <= decimals_max; decimals = finer_) {
        finer_ = 0;
        store_.clear();
        const bool good = ours == nullptr ? read_natural(hand, record, decimals)
                                          : read_natural(hand, natural_, decimals) &&
                                                read_ours(*ours, record, decimals);
        if (good) {
            const std::optional<Mismatch> mismatch = find_mismatch(record);
            return !mismatch || fail(mismatch->field, mismatch->text);
        }
        if (finer_ <= decimals) return false;
    }
    return false;
}

Outcome OhhReader::refuse(Piece& piece, const char* next, const char* place) {
    error_text_.place = place;
    error_text_.reached = place;
    piece.at = next;
    return Outcome::fault;
}

void OhhReader::skip_hand(Piece& piece) {
    piece.at = next_object(piece.at, piece.end);
}

Outcome OhhReader::refuse_json(Piece& piece, const char* first) {
    fail({}, tree_.error_text());
    refuse(piece, first, tree_.error_place());
    skip_hand(piece);
    return Outcome::fault;
}

Outcome OhhReader::next(Piece& piece, Record& record) {
    clear(record);
    const char* at = std::find_if_not(piece.at, piece.end, is_blank);
    if (at == piece.end) {
        piece.at = piece.end;
        return Outcome::end;
    }
    const char* const first = at;
    if (!tree_.read(at, piece.end)) return refuse_json(piece, first);
    const JsonNode& root = tree_.root();
    const JsonNode* const hand = root.kind == JsonKind::object ? tree_.find(root, "ohh") : nullptr;
    if (hand == nullptr || hand->kind != JsonKind::object) {
        fail({}, "a hand is an object {\"ohh\": {...}}");
        return refuse(piece, at, first);
    }
    if (!read_hand(*hand, record)) return refuse(piece, at, first);
    piece.at = at;
    return Outcome::hand;
}

}  // namespace baize::histories
