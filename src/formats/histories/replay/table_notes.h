// What a record of our own says about its table that PHH has no field for: the posts one by one,
// the house's settings, and what the sign charges. Written by recording.h, read by
// replay_opening.h.
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

// What the sign takes from the pots. False when the text is none of ours, and for a rate or a
// minimum that no table of ours may have. [CP 7.1] [CP 7.2.1]
[[nodiscard]] bool read_sign(std::string_view value, unsigned decimals, poker::Commission& sign);
// An empty text for nil commission. [CP 7.4]
[[nodiscard]] std::string sign_text(const poker::Commission& sign,
                                    std::size_t players,
                                    unsigned decimals,
                                    bool chips_left);
// Does the record's sign say that chips short of a call were left in the pot, which the record has
// as dead money? [CP 6.17]
[[nodiscard]] bool has_chips_left(const Record& record);

}  // namespace baize::histories
