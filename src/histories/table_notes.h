// What a record of our own says about its table that PHH has no field for: the posts one by one,
// and the house's settings. Written by recording.h, read by replay_opening.h.
//
//   _baize_posts = ['p1 blind 1', 'p3 live 2', 'p3 dead 1']
//   _baize_table = ['chip 0.5', 'raises_max 4', 'odd_chip_by_suit']
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "games/poker/opening.h"
#include "games/poker/rules.h"
#include "histories/record.h"

namespace baize::histories {

inline constexpr std::string_view posts_field = "_baize_posts";
inline constexpr std::string_view table_field = "_baize_table";

// The field's value, or an empty text.
[[nodiscard]] std::string_view user_field(const Record& record, std::string_view name);

// Posts of players by their places in the record. False when the text is none of ours.
[[nodiscard]] bool read_posts(std::string_view value,
                              const Record& record,
                              poker::Opening& opening);
void write_posts(std::string& out, const poker::Opening& opening, unsigned decimals);

// Settings that differ from the usual; the others are left as they are.
[[nodiscard]] bool read_settings(std::string_view value,
                                 unsigned decimals,
                                 poker::Rules& rules,
                                 poker::Opening& opening);
// An empty list when `rules` and `opening` are as `usual` and its opening.
[[nodiscard]] std::string settings_text(const poker::Rules& rules,
                                        const poker::Rules& usual,
                                        bool button_in_use,
                                        unsigned decimals);

}  // namespace baize::histories
