// The numbers that commands and events are written under in ledgers, pinned. Records hold numbers
// and not names: a changed number makes every older ledger unreadable. record_format.txt beside
// this test has them all, one a line; a renamed type changes a name and no number.
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <typeinfo>
#include <variant>

#include <boost/core/demangle.hpp>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <gtest/gtest.h>

#include "house/casino/casino_event.h"
#include "house/commands/command.h"
#include "house/commands/described_house.h"
#include "kit/source_folder.h"

namespace baize::codec {
namespace {

template <typename Value>
inline constexpr bool is_variant = false;
template <typename... Values>
inline constexpr bool is_variant<std::variant<Values...>> = true;

template <typename Value>
inline constexpr bool is_optional = false;
template <typename Value>
inline constexpr bool is_optional<std::optional<Value>> = true;

template <typename Value>
concept List = requires {
    typename Value::value_type;
}
&&!std::is_same_v<Value, std::string>;

// Goes through everything that can be in a record and notes each list once.
class Format {
  public:
    template <typename Value>
    void add(const std::string& place) {
        if constexpr (is_variant<Value>) {
            add_variant<Value>(place);
        } else if constexpr (is_optional<Value> || List<Value>) {
            add<typename Value::value_type>(place);
        } else if constexpr (boost::describe::has_describe_enumerators<Value>::value) {
            add_enum<Value>();
        } else if constexpr (boost::describe::has_describe_members<Value>::value) {
            add_struct<Value>();
        }
    }

    [[nodiscard]] std::string text() const {
        std::string all;
        for (const std::string& lines : lists_)
            all += lines;
        return all;
    }

  private:
    template <typename Variant>
    void add_variant(const std::string& place) {
        std::map<unsigned, std::string> names;  // by tag
        boost::mp11::mp_for_each<boost::mp11::mp_iota<boost::mp11::mp_size<Variant>>>(
            [&](auto index) {
                using Held = boost::mp11::mp_at<Variant, decltype(index)>;
                const unsigned tag = ledger::described_type<Variant>.alternatives[index].tag;
                const std::string name =
                    is_variant<Held> ? place + "." + std::to_string(tag) : named<Held>();
                names.emplace(tag, name);
                add<Held>(name);
            });
        std::string lines;
        for (const auto& [tag, name] : names)
            lines += "one of " + place + " " + std::to_string(tag) + " " + name + "\n";
        lists_.insert(lines);
    }

    template <typename Enum>
    void add_enum() {
        std::string lines;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<Enum>>([&](auto each) {
            lines += "number of " + named<Enum>() + " " +
                     std::to_string(static_cast<unsigned>(each.value)) + " " + each.name + "\n";
        });
        lists_.insert(lines);
    }

    template <typename Struct>
    void add_struct() {
        if (!seen_.insert(named<Struct>()).second) return;
        std::string lines;
        std::size_t number = 0;
        using Members = boost::describe::describe_members<Struct, boost::describe::mod_any_access>;
        boost::mp11::mp_for_each<Members>([&](auto each) {
            using Member = std::remove_cvref_t<decltype(std::declval<Struct&>().*each.pointer)>;
            lines += "field of " + named<Struct>() + " " + std::to_string(number++) + " " +
                     each.name + "\n";
            add<Member>(named<Struct>() + "." + each.name);
        });
        lists_.insert(lines);
    }

    template <typename Type>
    [[nodiscard]] static std::string named() {
        const std::string name = boost::core::demangle(typeid(Type).name());
        constexpr std::string_view outer = "baize::";
        return name.starts_with(outer) ? name.substr(outer.size()) : name;
    }

    std::set<std::string> lists_{};
    std::set<std::string> seen_{};
};

TEST(RecordFormat, NumbersOfCommandsAndEventsAreAsPinned) {
    Format format;
    format.add<house::Command>("command");
    format.add<house::CasinoEvent>("event");
    std::ifstream file(source_folder() / "tests/service/codec/record_format.txt");
    std::stringstream known;
    known << file.rdbuf();
    const std::string found = format.text();
    if (known.str() == found) return;
    const std::string path = testing::TempDir() + "record_format.txt";
    std::ofstream(path) << found;
    FAIL() << "the format of records is not tests/service/codec/record_format.txt; it is " << path;
}

}  // namespace
}  // namespace baize::codec
