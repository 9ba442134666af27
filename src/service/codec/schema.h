// Generates JSON Schema from the descriptions that also write and read the values, so that schema
// and code cannot drift apart (docs/api/).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/record/type.h"

namespace baize::codec {

// The named definitions that schemas refer to.
class SchemaBook {
  public:
    // `place` is the path of the definitions, such as "#/$defs/".
    explicit SchemaBook(std::string place) : place_(std::move(place)) {}

    // Returns a reference such as {"$ref":"#/$defs/Money"}.
    [[nodiscard]] std::string refer(std::string_view name) const;

    // True if the name is new and needs a schema. Two types with one name are a clash.
    [[nodiscard]] bool begin(const std::string& name, std::string_view type);
    void set(const std::string& name, std::string schema);

    // Adds a definition that was written by hand.
    void add(const std::string& name, std::string schema);

    // Defines a variant under this name, where it would otherwise be written out.
    void call(const ledger::Type& variant, std::string name);

    // Returns "" unless call() gave the variant a name.
    [[nodiscard]] std::string_view name_of(const ledger::Type& variant) const;

    // Returns {"Card":{...},...}.
    [[nodiscard]] std::string definitions() const;

    // Names that two types share; empty in a correct book.
    [[nodiscard]] const std::vector<std::string>& clashes() const { return clashes_; }

  private:
    struct Definition {
        std::string type{};
        std::string schema{};
    };

    std::string place_;
    std::map<std::string, Definition, std::less<>> definitions_{};
    std::map<const ledger::Type*, std::string> variants_{};
    std::vector<std::string> clashes_{};
};

// Returns the schema of a type at the place of use.
[[nodiscard]] std::string schema_of(SchemaBook& book, const ledger::Type& type);

template <typename Value>
[[nodiscard]] std::string schema_of(SchemaBook& book) {
    return schema_of(book, ledger::type_of<Value>());
}

}  // namespace baize::codec
