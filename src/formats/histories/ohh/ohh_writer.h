// Writes a record as Open Hand History. An object "_baize" holds everything that the format cannot
// express. The writer finds it by reading its own output back, so that nothing is ever lost.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/histories/ohh/ohh_reader.h"
#include "formats/histories/phh/toml_cursor.h"
#include "formats/histories/record.h"

namespace baize::histories {

class OhhWriter {
  public:
    // Writes one hand on one line, followed by the blank line that separates hands in a file.
    void write(std::string& out, const Record& record);

  private:
    void write_natural(const Record& record);
    void write_stakes(const Record& record);
    void write_players(const Record& record);
    void write_ohh_fields(const Record& record);
    void write_lost(const Record& record, const Record& kept);

    // These write one field of JSON each.
    void key(std::string_view name);
    void text(std::string_view name, std::string_view text);
    void number(std::string_view name, std::int64_t number);
    void amount(std::string_view name, Money money);

    // Returns the JSON in an `_ohh_...` field of the record, or an empty text.
    std::string_view ohh_field(const Record& record, std::string_view name);
    bool overrules(const Record& record, std::string_view name);
    void find_ids(const Record& record);

    OhhReader reader_{};
    Record kept_{};
    JsonTree tree_{};
    TextStore store_{};
    std::string json_{};
    std::vector<std::int64_t> ids_{};
    unsigned decimals_ = 2;
    bool fresh_ = true;
};

}  // namespace baize::histories
