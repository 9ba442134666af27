#include "service/codec/command_form.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

#include "service/codec/described_form.h"

namespace baize::codec {

namespace {

using house::Command;

// The reader of one kind of command, with its name.
struct Reader {
    std::string_view name{};
    void (*read)(JsonLine&, const JsonValue&, Command&) = nullptr;
};

template <typename Group, typename Kind>
void read_kind(JsonLine& line, const JsonValue& json, Command& command) {
    Kind read{};
    read_json(line, json, read);
    if (!line.has_error()) command = Group(std::move(read));
}

template <typename Group>
struct ReadersOf;

template <typename... Kinds>
struct ReadersOf<std::variant<Kinds...>> {
    using Group = std::variant<Kinds...>;

    static void add(std::vector<Reader>& readers) {
        (readers.push_back({snake_name<Kinds>.text(), &read_kind<Group, Kinds>}), ...);
    }

    static void add_blank(std::vector<Command>& commands) {
        (commands.push_back(Group(Kinds{})), ...);
    }
};

std::vector<Reader> make_readers() {
    std::vector<Reader> readers;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Command>>(
        [&]<typename Group>(boost::mp11::mp_identity<Group>) { ReadersOf<Group>::add(readers); });
    std::sort(readers.begin(), readers.end(), [](const Reader& one, const Reader& other) {
        return one.name < other.name;
    });
    return readers;
}

const Reader* reader_named(std::string_view name) {
    static const std::vector<Reader> readers = make_readers();
    const auto place = std::lower_bound(
        readers.begin(), readers.end(), name, [](const Reader& one, std::string_view wanted) {
            return one.name < wanted;
        });
    return place == readers.end() || place->name != name ? nullptr : &*place;
}

}  // namespace

void write_command(std::string& out, const Command& command) {
    JsonText json(out);
    std::visit([&](const auto& group) { write_json(json, group); }, command);
}

void read_command(JsonLine& line, const JsonValue& json, Command& command) {
    const JsonValue* const field = only_field(line, json);
    if (field == nullptr) return;
    const Reader* const reader = reader_named(line.key(*field));
    if (reader == nullptr) return line.add_error(*field, "there is no such command");
    reader->read(line, *field, command);
}

std::vector<Command> blank_commands() {
    std::vector<Command> commands;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Command>>(
        [&]<typename Group>(boost::mp11::mp_identity<Group>) {
            ReadersOf<Group>::add_blank(commands);
        });
    return commands;
}

}  // namespace baize::codec
