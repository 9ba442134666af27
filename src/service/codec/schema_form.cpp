#include "service/codec/schema_form.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace baize::codec {

namespace {

// Types of these namespaces keep their plain names, because a browser uses them most.
constexpr std::array<std::string_view, 5> plain_spaces{
    "baize", "baize::views", "baize::house", "baize::coach", "baize::codec"};

}  // namespace

std::string schema_name_of(std::string_view full) {
    const std::size_t last = full.rfind("::");
    if (last == std::string_view::npos) return std::string(full);
    const std::string_view space = full.substr(0, last);
    std::string name(full.substr(last + 2));
    if (std::find(plain_spaces.begin(), plain_spaces.end(), space) != plain_spaces.end())
        return name;
    std::string prefix(space.substr(space.rfind(':') + 1));
    prefix[0] = static_cast<char>(prefix[0] - 'a' + 'A');
    return prefix + name;
}

std::string SchemaBook::refer(std::string_view name) const {
    return fmt::format(R"({{"$ref":"{}{}"}})", place_, name);
}

bool SchemaBook::begin(const std::string& name, std::string_view type) {
    const auto [place, is_new] = definitions_.try_emplace(name, Definition{std::string(type), ""});
    if (!is_new && place->second.type != type) clashes_.push_back(name);
    return is_new;
}

void SchemaBook::set(const std::string& name, std::string schema) {
    definitions_[name].schema = std::move(schema);
}

void SchemaBook::add(const std::string& name, std::string schema) {
    if (begin(name, name)) set(name, std::move(schema));
}

std::string SchemaBook::definitions() const {
    std::string text = "{";
    for (const auto& [name, definition] : definitions_) {
        if (text.size() > 1) text += ',';
        text += fmt::format("\"{}\":{}", name, definition.schema);
    }
    return text + '}';
}

std::string plain_schema(SchemaBook& book, std::string_view name, std::string_view schema) {
    book.add(std::string(name), std::string(schema));
    return book.refer(name);
}

std::string integer_schema(std::int64_t least, std::int64_t most) {
    return fmt::format(R"({{"type":"integer","minimum":{},"maximum":{}}})", least, most);
}

std::string place_schema(SchemaBook& book, Besides besides) {
    const std::string seat = plain_schema(
        book,
        "SeatNumber",
        fmt::format(
            R"({{"type":"integer","minimum":1,"maximum":{},"description":"a box or seat, counted from 1"}})",
            SeatIndex::number_max));
    const auto with = [&](std::string_view name, std::string_view words) {
        return plain_schema(
            book, name, fmt::format(R"({{"anyOf":[{},{{"enum":[{}]}}]}})", seat, words));
    };
    switch (besides) {
        case Besides::nothing: break;
        case Besides::dealer: return with("SeatOrDealer", R"("dealer")");
        case Besides::table: return with("SeatOrTable", R"("table")");
        case Besides::dealer_and_table: return with("Place", R"("dealer","table")");
    }
    return seat;
}

std::string list_schema(const std::string& items, std::optional<std::size_t> most) {
    const std::string limit = most ? fmt::format(R"(,"maxItems":{})", *most) : std::string();
    return fmt::format(R"({{"type":"array","items":{}{}}})", items, limit);
}

}  // namespace baize::codec
