// Reads arbitrary bytes as a pay table of each wager. Checks that they are either rejected with an
// error message or a well-formed table.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

#include "formats/settings/pay_table_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string text;
    text.reserve(size);
    for (std::size_t i = 0; i < size; ++i)
        text += static_cast<char>(data[i]);
    for (const baize::GameId game : baize::all_games) {
        for (const baize::PayTableForm& form : baize::pay_table_forms(game)) {
            baize::JsonLine line;
            std::optional<baize::PayTable> table;
            if (line.read(text)) table = baize::read_pay_table(line, form);
            if (table.has_value() == line.has_error()) std::abort();
            if (table && !baize::is_well_formed(*table, form.kinds)) std::abort();
        }
    }
    return 0;
}
