#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <string>

#include "engine/core/card_set.h"
#include "engine/core/check.h"
#include "engine/core/clause.h"
#include "engine/core/game_id.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "ledger/record/hash.h"
#include "service/codec/json.h"

namespace baize::codec {

namespace {

using ledger::Field;
using ledger::Type;
using ledger::TypeKind;

template <typename Value>
const Value& as(const void* place) {
    return *static_cast<const Value*>(place);
}

// Copies keys and names, most of which have 4 to 16 letters, without a call.
inline void copy_short(char* to, std::string_view text) {
    const std::size_t size = text.size();
    const auto copy_ends = [&]<typename Word>(Word /*type*/) {
        const auto first = ledger::copied<Word>(text.data());
        const auto last = ledger::copied<Word>(text.data() + size - sizeof(Word));
        std::memcpy(to, &first, sizeof(Word));
        std::memcpy(to + size - sizeof(Word), &last, sizeof(Word));
    };
    if (size > 16) {
        std::memcpy(to, text.data(), size);
    } else if (size >= 8) {
        copy_ends(std::uint64_t{});
    } else if (size >= 4) {
        copy_ends(std::uint32_t{});
    } else {
        std::copy(text.begin(), text.end(), to);
    }
}

// True if JSON has the text as it is, as nearly every text.
bool is_plain(std::string_view text) {
    return std::none_of(text.begin(), text.end(), [](char letter) {
        return static_cast<unsigned char>(letter) < 0x20 || letter == '"' || letter == '\\';
    });
}

// Collects the text, so that the string grows once for many fields.
class JsonWriter {
  public:
    explicit JsonWriter(std::string& out) : out_(out) {}

    void write(const Type& type, const void* value);

    void flush() {
        out_.append(buffer_.data(), size_);
        size_ = 0;
    }

  private:
    // REQUIRES: a size that fits into the buffer.
    void make_room(std::size_t size) {
        if (size_ + size > buffer_.size()) flush();
    }

    void put(char letter) {
        make_room(1);
        buffer_[size_++] = letter;
    }

    void put(std::string_view text) {
        if (text.empty()) return;
        if (text.size() > buffer_.size()) {
            flush();
            out_.append(text);
            return;
        }
        make_room(text.size());
        copy_short(buffer_.data() + size_, text);
        size_ += text.size();
    }

    // A text that needs no escapes.
    void quote(std::string_view text) {
        if (text.size() + 2 > longest_quoted) {
            put('"');
            put(text);
            return put('"');
        }
        make_room(text.size() + 2);
        buffer_[size_] = '"';
        copy_short(buffer_.data() + size_ + 1, text);
        buffer_[size_ + text.size() + 1] = '"';
        size_ += text.size() + 2;
    }

    template <typename Number>
    void number(Number value) {
        make_room(longest_number);
        char* const begin = buffer_.data() + size_;
        char* const end = std::to_chars(begin, begin + longest_number, value).ptr;
        size_ += static_cast<std::size_t>(end - begin);
    }

    void integer(std::int64_t value) {
        if (value >= 0 && value < 10) return put(static_cast<char>('0' + value));
        number(value);
    }

    void decimal(double value) {
        if (!std::isfinite(value)) return put("null");
        number(value);
    }

    void string(std::string_view text);

    void card(std::size_t index) {
        make_room(4);
        const std::string text = to_string(Card::of_index(index));
        quote(text);
    }

    void card_set(CardSet cards) {
        put('[');
        for (bool is_first = true; !cards.empty(); is_first = false) {
            if (!is_first) put(',');
            const Card lowest = cards.lowest();
            card(lowest.index());
            cards.erase(lowest);
        }
        put(']');
    }

    template <Besides besides>
    void place(const void* value) {
        const IndexOfPlace<besides> place(as<std::uint8_t>(value));
        if (place.word().empty()) {
            integer(place.number());
        } else {
            quote(place.word());
        }
    }

    void any_place(Besides besides, const void* value) {
        switch (besides) {
            case Besides::nothing: return place<Besides::nothing>(value);
            case Besides::dealer: return place<Besides::dealer>(value);
            case Besides::table: return place<Besides::table>(value);
            case Besides::dealer_and_table: return place<Besides::dealer_and_table>(value);
        }
    }

    void name(const Type& type, const void* value) {
        const ledger::Enumerator* const found =
            ledger::find_number(type, ledger::number_at(value, type.width));
        quote(found == nullptr ? "?" : found->name);
    }

    void note(const Type& type, const void* value) {
        put(R"({"note":)");
        name(type, value);
        put(R"(,"sentence":)");
        string(type.words(value));
        put('}');
    }

    void list(const Type& element, const void* first, std::size_t count) {
        const auto* place = static_cast<const std::byte*>(first);
        put('[');
        for (std::size_t i = 0; i < count; ++i, place += element.size) {
            if (i > 0) put(',');
            write(element, place);
        }
        put(']');
    }

    void structure(const Type& type, const void* value) {
        put('{');
        bool is_first = true;
        for (const Field& field : type.fields) {
            put(is_first ? field.key.substr(1) : field.key);
            is_first = false;
            write(*field.type, member_of(field, value));
        }
        put('}');
    }

    void variant(const Type& type, const void* value) {
        const ledger::Alternative& held = type.alternatives[type.index(value)];
        if (held.type->kind == TypeKind::variant) return write(*held.type, held.held(value));
        put('{');
        quote(held.name);
        put(':');
        write(*held.type, held.held(value));
        put('}');
    }

    void optional(const Type& type, const void* value) {
        const void* const held = type.optional->held(value);
        if (held == nullptr) return put("null");
        write(*type.element, held);
    }

    static constexpr std::size_t longest_number = 32;
    static constexpr std::size_t longest_quoted = 1'024;

    std::string& out_;
    std::size_t size_ = 0;
    std::array<char, 2'048> buffer_;
};

void JsonWriter::string(std::string_view text) {
    if (is_plain(text)) return quote(text);
    constexpr std::string_view hex = "0123456789abcdef";
    put('"');
    for (const char letter : text) {
        make_room(6);
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < 0x20) {
            put("\\u00");
            put(hex[byte >> 4U]);
            put(hex[byte & 0xFU]);
            continue;
        }
        if (letter == '"' || letter == '\\') buffer_[size_++] = '\\';
        buffer_[size_++] = letter;
    }
    put('"');
}

void JsonWriter::write(const Type& type, const void* value) {
    switch (type.kind) {
        case TypeKind::unsigned_number:
            return integer(static_cast<std::int64_t>(ledger::number_at(value, type.width)));
        case TypeKind::signed_number: return integer(ledger::signed_number_at(value, type.width));
        case TypeKind::truth: return put(as<bool>(value) ? "true" : "false");
        case TypeKind::enumeration: return name(type, value);
        case TypeKind::money: return integer(as<Money>(value).cents());
        case TypeKind::moment: return integer(as<Moment>(value).microseconds());
        case TypeKind::span: return integer(as<Span>(value).microseconds());
        case TypeKind::place: return any_place(type.besides, value);
        case TypeKind::clause: {
            const auto clause = as<Clause>(value);
            return quote(clause.is_set() ? clause.id() : std::string_view{});
        }
        case TypeKind::game: return quote(baize::name(as<GameId>(value)));
        case TypeKind::card: return card(as<Card>(value).index());
        case TypeKind::card_set: return card_set(as<CardSet>(value));
        case TypeKind::face: {
            const std::uint64_t number = type.number->number(value);
            return number == 0 ? put("null") : card(number - 1);
        }
        case TypeKind::fraction: return quote(type.text->text(value));
        case TypeKind::text: return string(as<std::string>(value));
        case TypeKind::bytes:
        case TypeKind::hash:
            return quote(ledger::to_hex({static_cast<const std::byte*>(value), type.size}));
        case TypeKind::list:
        case TypeKind::card_list: {
            const ledger::ListView view = type.list->view(value);
            return list(*type.element, view.first, view.size);
        }
        case TypeKind::array: return list(*type.element, value, type.limit);
        case TypeKind::optional: return optional(type, value);
        case TypeKind::variant: return variant(type, value);
        case TypeKind::structure: return structure(type, value);
        case TypeKind::decimal: return decimal(type.decimal(value));
        case TypeKind::raw_json: return put(type.words(value));
        case TypeKind::sentence: return note(type, value);
        case TypeKind::nothing:
        case TypeKind::coded: break;
    }
    BAIZE_CHECK(false);  // Only recorded, never shown.
}

}  // namespace

void write_json(JsonText& out, const Type& type, const void* value) {
    JsonWriter writer(out.begin_value());
    writer.write(type, value);
    writer.flush();
}

}  // namespace baize::codec
