#include "ledger/record/encoding.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <string>

#include "engine/core/card_set.h"
#include "engine/core/check.h"
#include "engine/core/clause.h"
#include "engine/core/game_id.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "ledger/record/grown.h"

namespace baize::ledger {

namespace {

template <typename Value>
const Value& as(const void* place) {
    return *static_cast<const Value*>(place);
}

template <typename Value>
Value& as(void* place) {
    return *static_cast<Value*>(place);
}

// Collects bytes, so that the vector grows once for many numbers.
class Encoder {
  public:
    explicit Encoder(ByteWriter& out) : out_(out) {}

    void write(const Type& type, const void* place);

    void flush() {
        out_.raw({buffer_.data(), size_});
        size_ = 0;
    }

  private:
    void number(std::uint64_t value) {
        if (size_ + longest_number > buffer_.size()) flush();
        while (value >= 0x80) {
            buffer_[size_++] = static_cast<std::byte>(value | 0x80);
            value >>= 7;
        }
        buffer_[size_++] = static_cast<std::byte>(value);
    }

    void signed_number(std::int64_t value) {
        number((static_cast<std::uint64_t>(value) << 1) ^ (value < 0 ? ~std::uint64_t{0} : 0));
    }

    void raw(Bytes bytes) {
        if (size_ + bytes.size() > buffer_.size()) {
            flush();
            if (bytes.size() > buffer_.size()) return out_.raw(bytes);
        }
        std::copy(bytes.begin(), bytes.end(), buffer_.begin() + static_cast<std::ptrdiff_t>(size_));
        size_ += bytes.size();
    }

    void text(std::string_view words) {
        number(words.size());
        raw(std::as_bytes(std::span(words)));
    }

    void write_fields(const Type& type, std::span<const Field> fields, const void* place);
    void write_grown(const Type& type, const void* place);
    void write_list(const Type& type, const void* place);

    // Writes a value that holds no others; false: it is another kind of value. Most members are
    // such values, and a call for each of them would take longer than to write it.
    [[gnu::always_inline]] bool write_single(const Type& type, const void* place) {
        switch (type.kind) {
            case TypeKind::unsigned_number:
            case TypeKind::enumeration: number(number_at(place, type.width)); return true;
            case TypeKind::signed_number:
                signed_number(signed_number_at(place, type.width));
                return true;
            case TypeKind::truth: number(as<bool>(place) ? 1 : 0); return true;
            case TypeKind::money: signed_number(as<Money>(place).cents()); return true;
            case TypeKind::moment: signed_number(as<Moment>(place).microseconds()); return true;
            case TypeKind::place: number(as<std::uint8_t>(place)); return true;
            case TypeKind::card: number(as<Card>(place).index()); return true;
            case TypeKind::card_set: number(as<CardSet>(place).bits()); return true;
            case TypeKind::face:
            case TypeKind::coded: number(type.number->number(place)); return true;
            case TypeKind::nothing:
            case TypeKind::span:
            case TypeKind::clause:
            case TypeKind::game:
            case TypeKind::card_list:
            case TypeKind::fraction:
            case TypeKind::text:
            case TypeKind::bytes:
            case TypeKind::hash:
            case TypeKind::list:
            case TypeKind::array:
            case TypeKind::optional:
            case TypeKind::variant:
            case TypeKind::structure:
            case TypeKind::decimal:
            case TypeKind::raw_json:
            case TypeKind::sentence: break;
        }
        return false;
    }

    void write_each(const Type& element, const void* first, std::size_t count) {
        const auto* place = static_cast<const std::byte*>(first);
        if (element.kind == TypeKind::money) {  // Tables and hands hold many amounts.
            for (std::size_t i = 0; i < count; ++i, place += sizeof(Money))
                signed_number(as<Money>(place).cents());
            return;
        }
        for (std::size_t i = 0; i < count; ++i, place += element.size) {
            if (!write_single(element, place)) write(element, place);
        }
    }

    void write_alternative(const Type& type, const void* place) {
        const Alternative& held = type.alternatives[type.index(place)];
        number(held.tag);
        write(*held.type, held.held(place));
    }

    void write_optional(const Type& type, const void* place) {
        const void* const held = type.optional->held(place);
        number(held == nullptr ? 0 : 1);
        if (held != nullptr) write(*type.element, held);
    }

    static constexpr std::size_t longest_number = 10;

    ByteWriter& out_;
    std::size_t size_ = 0;
    std::array<std::byte, 1'024> buffer_;
};

void Encoder::write_fields(const Type& type, std::span<const Field> fields, const void* place) {
    for (const Field& field : fields) {
        const void* const member = member_of(type, field, place);
        if (!write_single(*field.type, member)) write(*field.type, member);
    }
}

// The first value of a struct that may grow, as far as it can be taken for the mark.
std::uint64_t first_number(const Type& type, const void* place) {
    const Field& first = type.fields.front();
    const void* const member = member_of(type, first, place);
    if (first.type->kind == TypeKind::structure) return first_number(*first.type, member);
    if (first.type->kind == TypeKind::truth) return as<bool>(member) ? 1 : 0;
    if (first.type->kind == TypeKind::span) return as<Span>(member) == Span{} ? 0 : 1;
    return number_at(member, first.type->width);
}

// As grown.h says.
void Encoder::write_grown(const Type& type, const void* place) {
    std::uint64_t count = 0;
    for (std::size_t i = type.old_fields; i < type.fields.size(); ++i)
        count += type.is_default(place, i) ? 0U : 1U;
    const bool is_grown = count != 0 || first_number(type, place) == type.grown_mark;
    if (is_grown) number(type.grown_mark);
    write_fields(type, type.fields.first(type.old_fields), place);
    if (!is_grown) return;
    number(count);
    for (std::size_t i = type.old_fields; i < type.fields.size(); ++i) {
        if (type.is_default(place, i)) continue;
        text(type.fields[i].name());
        write_fields(type, type.fields.subspan(i, 1), place);
    }
}

void Encoder::write_list(const Type& type, const void* place) {
    const ListView list = type.list->view(place);
    number(list.size);
    write_each(*type.element, list.first, list.size);
}

void Encoder::write(const Type& type, const void* place) {
    switch (type.kind) {
        case TypeKind::nothing: return;
        case TypeKind::unsigned_number:
        case TypeKind::signed_number:
        case TypeKind::truth:
        case TypeKind::enumeration:
        case TypeKind::money:
        case TypeKind::moment:
        case TypeKind::place:
        case TypeKind::card:
        case TypeKind::card_set:
        case TypeKind::face:
        case TypeKind::coded: static_cast<void>(write_single(type, place)); return;
        case TypeKind::span: return signed_number(as<Span>(place).microseconds());
        // Clauses are written as ids, because their numbers change when a book changes.
        case TypeKind::clause: {
            const auto clause = as<Clause>(place);
            return text(clause.is_set() ? clause.id() : std::string_view{});
        }
        case TypeKind::game: return text(name(as<GameId>(place)));
        case TypeKind::fraction: return text(type.text->text(place));
        case TypeKind::text: return text(as<std::string>(place));
        case TypeKind::bytes:
        case TypeKind::hash: return raw({static_cast<const std::byte*>(place), type.size});
        case TypeKind::list:
        case TypeKind::card_list: return write_list(type, place);
        case TypeKind::array: return write_each(*type.element, place, type.limit);
        case TypeKind::optional: return write_optional(type, place);
        case TypeKind::variant: return write_alternative(type, place);
        case TypeKind::structure:
            if (type.old_fields != no_limit) return write_grown(type, place);
            return write_fields(type, type.fields, place);
        case TypeKind::decimal:
        case TypeKind::raw_json:
        case TypeKind::sentence: break;
    }
    BAIZE_CHECK(false);  // Only shown, never recorded.
}

class Decoder {
  public:
    explicit Decoder(ByteReader& in) : in_(in) {}

    void read(const Type& type, void* place);

  private:
    void read_unsigned(const Type& type, void* place) {
        constexpr std::uint64_t all = std::numeric_limits<std::uint64_t>::max();
        set_number(place, type.width, in_.bounded<std::uint64_t>(all >> (64 - 8 * type.width)));
    }

    void read_coded(const Type& type, void* place) {
        const std::uint64_t number = in_.number();
        if (!in_.failed() && !type.number->read(place, number)) in_.fail();
    }

    void read_signed(const Type& type, void* place) {
        const std::int64_t number = in_.signed_number();
        const std::int64_t most = std::numeric_limits<std::int64_t>::max() >> (64 - 8 * type.width);
        if (number < -most - 1 || number > most) in_.fail();
        set_number(place, type.width, in_.failed() ? 0 : static_cast<std::uint64_t>(number));
    }

    void read_enumeration(const Type& type, void* place) {
        const std::uint64_t number = in_.number();
        if (find_number(type, number) == nullptr) return in_.fail();
        set_number(place, type.width, number);
    }

    void read_clause(Clause& clause) {
        const std::string_view id = in_.text();
        const std::optional<Clause> found = id.empty() ? Clause{} : Clause::find(id);
        if (!found) return in_.fail();
        clause = *found;
    }

    void read_bytes(const Type& type, void* place) {
        const Bytes found = in_.raw(type.size);
        if (in_.failed()) return;
        std::copy(found.begin(), found.end(), static_cast<std::byte*>(place));
    }

    // Each value takes at least one byte, so a list cannot claim more values than bytes are left.
    [[nodiscard]] std::size_t read_size(const Type& type) {
        return in_.bounded<std::size_t>(type.limit == no_limit ? in_.left() : type.limit);
    }

    void read_list(const Type& type, void* place) {
        type.list->clear(place);
        const std::size_t size = read_size(type);
        for (std::size_t i = 0; i < size && !in_.failed(); ++i)
            read(*type.element, type.list->append(place));
    }

    void read_card_list(const Type& type, void* place) {
        type.list->clear(place);
        const std::size_t size = read_size(type);
        for (std::size_t i = 0; i < size && !in_.failed(); ++i) {
            const auto card = in_.bounded<std::size_t>(card_count - 1);
            if (!in_.failed()) static_cast<void>(type.number->read(place, card));
        }
    }

    // Reads a value that holds no others; false: it is another kind of value.
    [[gnu::always_inline]] bool read_single(const Type& type, void* place) {
        switch (type.kind) {
            case TypeKind::unsigned_number: read_unsigned(type, place); return true;
            case TypeKind::enumeration: read_enumeration(type, place); return true;
            case TypeKind::truth: as<bool>(place) = in_.bounded<std::uint8_t>(1) == 1; return true;
            case TypeKind::money:
                as<Money>(place) = Money::of_cents(in_.signed_number());
                return true;
            case TypeKind::place:
                as<std::uint8_t>(place) = in_.bounded<std::uint8_t>(0xFF);
                return true;
            case TypeKind::face:
            case TypeKind::coded: read_coded(type, place); return true;
            case TypeKind::nothing:
            case TypeKind::signed_number:
            case TypeKind::moment:
            case TypeKind::span:
            case TypeKind::clause:
            case TypeKind::game:
            case TypeKind::card:
            case TypeKind::card_set:
            case TypeKind::card_list:
            case TypeKind::fraction:
            case TypeKind::text:
            case TypeKind::bytes:
            case TypeKind::hash:
            case TypeKind::list:
            case TypeKind::array:
            case TypeKind::optional:
            case TypeKind::variant:
            case TypeKind::structure:
            case TypeKind::decimal:
            case TypeKind::raw_json:
            case TypeKind::sentence: break;
        }
        return false;
    }

    void read_array(const Type& type, void* place) {
        const Type& element = *type.element;
        auto* at = static_cast<std::byte*>(place);
        for (std::size_t i = 0; i < type.limit; ++i, at += element.size) {
            if (!read_single(element, at)) read(element, at);
        }
    }

    void read_optional(const Type& type, void* place) {
        type.optional->reset(place);
        if (in_.bounded<std::uint8_t>(1) == 1) read(*type.element, type.optional->emplace(place));
    }

    void read_variant(const Type& type, void* place) {
        const std::uint64_t tag = in_.number();
        if (tag >= type.index_by_tag.size() || type.index_by_tag[tag] == no_index) in_.fail();
        if (in_.failed()) return;
        const Alternative& alternative = type.alternatives[type.index_by_tag[tag]];
        read(*alternative.type, alternative.emplace(place));
    }

    void read_fields(const Type& type, std::span<const Field> fields, void* place) {
        for (const Field& field : fields) {
            void* const member = member_of(type, field, place);
            if (!read_single(*field.type, member)) read(*field.type, member);
        }
    }

    // As grown.h says.
    void read_grown(const Type& type, void* place) {
        type.clear(place);
        ByteReader ahead = in_;
        const bool is_grown = ahead.number() == type.grown_mark && !ahead.failed();
        if (is_grown) in_ = ahead;
        read_fields(type, type.fields.first(type.old_fields), place);
        if (is_grown) read_later(type, place);
    }

    // Each name is looked for behind the one before, so the order is that of the description.
    void read_later(const Type& type, void* place) {
        auto left = in_.bounded<std::size_t>(type.fields.size() - type.old_fields);
        // Without later members there is a mark only where the first number would be taken for one.
        if (left == 0 && first_number(type, place) != type.grown_mark) in_.fail();
        if (left == 0) return;
        std::string_view name = in_.text();
        for (std::size_t i = type.old_fields; i < type.fields.size(); ++i) {
            if (left == 0 || in_.failed() || name != type.fields[i].name()) continue;
            read_fields(type, type.fields.subspan(i, 1), place);
            if (type.is_default(place, i)) in_.fail();
            if (--left != 0) name = in_.text();
        }
        if (left != 0) in_.fail();
    }

    ByteReader& in_;
};

void Decoder::read(const Type& type, void* place) {
    switch (type.kind) {
        case TypeKind::nothing: return;
        case TypeKind::unsigned_number:
        case TypeKind::truth:
        case TypeKind::enumeration:
        case TypeKind::money:
        case TypeKind::place:
        case TypeKind::face:
        case TypeKind::coded: static_cast<void>(read_single(type, place)); return;
        case TypeKind::signed_number: return read_signed(type, place);
        case TypeKind::moment:
            as<Moment>(place) = Moment::of_microseconds(in_.signed_number());
            return;
        case TypeKind::span: as<Span>(place) = Span::of_microseconds(in_.signed_number()); return;
        case TypeKind::clause: return read_clause(as<Clause>(place));
        case TypeKind::game: {
            const std::optional<GameId> game = game_named(in_.text());
            if (!game) return in_.fail();
            as<GameId>(place) = *game;
            return;
        }
        case TypeKind::card:
            as<Card>(place) = Card::of_index(in_.bounded<std::size_t>(card_count - 1));
            return;
        case TypeKind::card_set:
            as<CardSet>(place) =
                CardSet::of_bits(in_.bounded<std::uint64_t>((std::uint64_t{1} << card_count) - 1));
            return;
        case TypeKind::card_list: return read_card_list(type, place);
        case TypeKind::fraction: {
            const std::string_view text = in_.text();
            if (!type.text->read(place, text)) in_.fail();
            return;
        }
        case TypeKind::text: as<std::string>(place) = in_.text(); return;
        case TypeKind::bytes:
        case TypeKind::hash: return read_bytes(type, place);
        case TypeKind::list: return read_list(type, place);
        case TypeKind::array: return read_array(type, place);
        case TypeKind::optional: return read_optional(type, place);
        case TypeKind::variant: return read_variant(type, place);
        case TypeKind::structure:
            if (type.old_fields != no_limit) return read_grown(type, place);
            return read_fields(type, type.fields, place);
        case TypeKind::decimal:
        case TypeKind::raw_json:
        case TypeKind::sentence: break;
    }
    BAIZE_CHECK(false);  // Only shown, never recorded.
}

}  // namespace

void encode(ByteWriter& out, const Type& type, const void* value) {
    Encoder encoder(out);
    encoder.write(type, value);
    encoder.flush();
}

void decode(ByteReader& in, const Type& type, void* value) {
    Decoder(in).read(type, value);
}

}  // namespace baize::ledger
