#include "formats/histories/ohh/ohh_writer.h"

#include <algorithm>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/ohh/ohh_rounds_writer.h"
#include "formats/histories/ohh/ohh_words.h"
#include "formats/histories/phh/phh_writer.h"

namespace baize::histories {

namespace {

constexpr std::string_view spec_version = "1.4.7";

// The time is UTC if the record says so, or if it does not give both a zone and a full place.
bool is_utc(const Record& record) {
    const std::string_view zone = record.detail(Detail::time_zone);
    const std::string_view shorter = record.detail(Detail::time_zone_abbreviation);
    if (!zone.empty()) return zone == "UTC" || zone == "Etc/UTC";
    if (!shorter.empty()) return shorter == "UTC" || shorter == "GMT";
    return record.detail(Detail::city).empty() || record.detail(Detail::region).empty() ||
           record.detail(Detail::country).empty();
}

std::string utc_date(const Record& record) {
    if (!record.time || !record.day || !record.month || !record.year || !is_utc(record)) return {};
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}{}Z",
                       *record.year,
                       *record.month,
                       *record.day,
                       record.time->hour,
                       record.time->minute,
                       record.time->second,
                       record.time->fraction);
}

std::int64_t seat_of(const Record& record, std::size_t player) {
    return record.seats.empty() ? static_cast<std::int64_t>(player) + 1 : record.seats[player];
}

}  // namespace

void OhhWriter::key(std::string_view name) {
    if (!fresh_) json_ += ',';
    fresh_ = false;
    write_json_text(json_, name);
    json_ += ':';
}

void OhhWriter::text(std::string_view name, std::string_view text) {
    key(name);
    write_json_text(json_, text);
}

void OhhWriter::number(std::string_view name, std::int64_t number) {
    key(name);
    json_ += fmt::to_string(number);
}

void OhhWriter::amount(std::string_view name, Money money) {
    key(name);
    write_amount(json_, money, decimals_);
}

std::string_view OhhWriter::ohh_field(const Record& record, std::string_view name) {
    for (const UserField& field : record.user_fields) {
        if (!field.name.starts_with(ohh_field_prefix)) continue;
        if (field.name.substr(ohh_field_prefix.size()) != name) continue;
        char* const place = store_.room(field.value.size() + padding);
        std::copy(field.value.begin(), field.value.end(), place);
        std::fill_n(place + field.value.size(), padding, '\0');
        TomlCursor cursor(place, place + field.value.size(), store_);
        std::string_view json;
        if (!cursor.read_string(json) || !cursor.is_at_end()) return {};
        const char* at = json.data();
        const char* const end = at + json.size();
        const bool whole = tree_.read(at, end) && at == end;
        return whole ? json : std::string_view();
    }
    return {};
}

// True if the record holds the value that another program wrote for this field.
bool OhhWriter::overrules(const Record& record, std::string_view name) {
    return !ohh_field(record, name).empty();
}

// Gives players the ids of another program, found by seat, or else numbers them from 0.
void OhhWriter::find_ids(const Record& record) {
    ids_.clear();
    for (std::size_t i = 0; i < record.player_count(); ++i)
        ids_.push_back(static_cast<std::int64_t>(i));
    if (!overrules(record, "players") || record.seats.empty()) return;
    for (const JsonNode* node = tree_.first(tree_.root()); node != nullptr;
         node = tree_.next(*node)) {
        const JsonNode* const id = tree_.find(*node, "id");
        const JsonNode* const seat = tree_.find(*node, "seat");
        if (id == nullptr || seat == nullptr) continue;
        const std::int64_t number = read_any_amount(seat->text.data(), 0).units;
        const auto* const place = std::find(record.seats.begin(), record.seats.end(), number);
        if (place == record.seats.end()) continue;
        ids_[static_cast<std::size_t>(place - record.seats.begin())] =
            read_any_amount(id->text.data(), 0).units;
    }
}

void OhhWriter::write_stakes(const Record& record) {
    const BlindPlaces places = blind_places(record);
    const auto blind = [&](const std::optional<std::size_t>& place, Money otherwise) {
        return place ? record.blinds[*place] : otherwise;
    };
    const Money least = record.min_bet.value_or(record.small_bet.value_or(Money{}));
    Money ante;
    for (std::size_t place = 0; place < record.player_count(); ++place)
        ante = std::max(ante, record.ante(place));
    amount("small_blind_amount", blind(places.small, Money{}));
    amount("big_blind_amount", blind(places.big, least));
    amount("ante_amount", ante);
}

void OhhWriter::write_players(const Record& record) {
    key("players");
    json_ += '[';
    for (std::size_t i = 0; i < record.player_count(); ++i) {
        if (i != 0) json_ += ',';
        json_ += '{';
        fresh_ = true;
        number("id", ids_[i]);
        number("seat", seat_of(record, i));
        text("name", record.players.empty() ? std::string_view() : record.players[i]);
        if (record.starting_stacks[i] == unknown_stack) {
            key("starting_stack");
            json_ += "null";
        } else {
            amount("starting_stack", record.starting_stacks[i]);
        }
        json_ += '}';
    }
    json_ += ']';
    fresh_ = false;
}

void OhhWriter::write_natural(const Record& record) {
    const auto label = [](const std::optional<Label>& named) {
        return named ? named->text : std::string_view();
    };
    const std::string_view venue = record.detail(Detail::venue);
    std::int64_t highest = static_cast<std::int64_t>(record.player_count());
    for (const std::int64_t seat : record.seats)
        highest = std::max(highest, seat);
    find_ids(record);
    text("spec_version", spec_version);
    text("site_name", venue);
    if (!overrules(record, "network_name")) text("network_name", venue);
    if (!overrules(record, "internal_version")) text("internal_version", "");
    if (!overrules(record, "tournament")) {
        key("tournament");
        json_ += "false";
    }
    text("game_number", label(record.hand));
    const std::string date = utc_date(record);
    if (!date.empty()) text("start_date_utc", date);
    text("table_name", label(record.table));
    text("game_type", word_of(game_types, record.variant));
    if (!overrules(record, "bet_limit")) {
        key("bet_limit");
        json_ += fmt::format("{{\"bet_type\":\"{}\",\"bet_cap\":0}}",
                             word_of(bet_types, record.structure));
    }
    number("table_size", record.seat_count.value_or(highest));
    text("currency", record.detail(Detail::currency));
    if (!overrules(record, "dealer_seat")) {
        number("dealer_seat", seat_of(record, record.player_count() - 1));
    }
    write_stakes(record);
    if (!overrules(record, "players")) write_players(record);
    key("rounds");
    write_ohh_rounds(json_, record, ids_);
    if (!overrules(record, "pots")) {
        key("pots");
        write_ohh_pots(json_, record, ids_);
    }
    write_ohh_fields(record);
}

void OhhWriter::write_ohh_fields(const Record& record) {
    for (const UserField& field : record.user_fields) {
        if (!field.name.starts_with(ohh_field_prefix)) continue;
        const std::string_view name = field.name.substr(ohh_field_prefix.size());
        const std::string_view json = ohh_field(record, name);
        if (json.empty()) continue;
        key(name);
        json_ += json;
    }
}

namespace {

// Writes "level":"3", or null if reading back would produce a field that the record does not have.
void write_lost_field(std::string& out, const Record& record, const Record& kept, Field field) {
    std::string ours;
    std::string theirs;
    const bool has = write_value(ours, record, field);
    const bool had = write_value(theirs, kept, field);
    if (has == had && ours == theirs) return;
    if (!out.empty()) out += ',';
    write_json_text(out, name(field));
    out += ':';
    if (has) {
        write_json_text(out, ours);
    } else {
        out += "null";
    }
}

}  // namespace

// Writes everything that reading back would lose: the whole record if the hand cannot be read back
// at all.
void OhhWriter::write_lost(const Record& record, const Record& kept) {
    std::string fields;
    for (std::size_t i = 0; i < field_count; ++i)
        write_lost_field(fields, record, kept, static_cast<Field>(i));
    const bool user_differs = record.user_fields != kept.user_fields;
    std::string user;
    for (const UserField& field : record.user_fields) {
        if (!user.empty()) user += ',';
        write_json_text(user, field.name);
        user += ':';
        write_json_text(user, field.value);
    }
    if (fields.empty() && !user_differs) return;
    key("_baize");
    json_ += fmt::format("{{\"fields\":{{{}}}", fields);
    if (user_differs) json_ += fmt::format(",\"user\":{{{}}}", user);
    if (kept.player_count() == 0) json_ += ",\"whole\":true";
    json_ += '}';
}

void OhhWriter::write(std::string& out, const Record& record) {
    decimals_ = record.decimals;
    store_.clear();
    json_ = "{\"ohh\":{";
    fresh_ = true;
    write_natural(record);
    const std::size_t natural_size = json_.size();
    json_ += "}}";
    const Piece whole{.at = json_.data(), .end = json_.data() + json_.size()};
    Piece piece = whole;
    if (reader_.next(piece, kept_) != Outcome::hand) clear(kept_);
    // The texts of `kept_` are in memory of the reader, so json_ may change now.
    json_.resize(natural_size);
    write_lost(record, kept_);
    json_ += "}}\n\n";
    out += json_;
}

}  // namespace baize::histories
