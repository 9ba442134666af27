// The facts about a table of Baize for which PHH has no field: the single posts, the settings of
// the house, and the charges of the sign. recording.h writes them, replay_opening.h reads them.
//
//   _baize_posts = ['p1 blind 1', 'p3 live 2', 'p3 dead 1']
//   _baize_table = ['chip 0.5', 'raises_max 4', 'odd_chip_by_suit']
//   _baize_sign = ['rate 5', 'cap 12', 'fee 1', 'no_flop_no_drop']
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"
#include "formats/histories/record.h"

namespace baize::histories {

inline constexpr std::string_view posts_field = "_baize_posts";
inline constexpr std::string_view table_field = "_baize_table";
inline constexpr std::string_view sign_field = "_baize_sign";

// Returns the value of the field, or an empty text.
[[nodiscard]] std::string_view user_field(const Record& record, std::string_view name);

// Reads posts of players, who are named by their index in the record. Returns false if the text is
// not in the form of write_posts().
[[nodiscard]] bool read_posts(std::string_view value,
                              const Record& record,
                              poker::Opening& opening);
void write_posts(std::string& out, const poker::Opening& opening, unsigned decimals);

// Reads the settings that differ from the defaults and leaves the others unchanged.
[[nodiscard]] bool read_settings(std::string_view value,
                                 unsigned decimals,
                                 poker::Rules& rules,
                                 poker::Opening& opening);
// Returns the settings that differ from `usual`, or an empty text if none does.
[[nodiscard]] std::string settings_text(const poker::Rules& rules,
                                        const poker::Rules& usual,
                                        bool button_in_use,
                                        unsigned decimals);

// Reads what the sign takes from the pots. Returns false for a text that is not in the form of
// sign_text(), and for a rate or a minimum that no table may have. [CP 7.1] [CP 7.2.1]
[[nodiscard]] bool read_sign(std::string_view value, unsigned decimals, poker::Commission& sign);
// Returns an empty text if there is no commission. [CP 7.4]
[[nodiscard]] std::string sign_text(const poker::Commission& sign,
                                    std::size_t players,
                                    unsigned decimals);

}  // namespace baize::histories
