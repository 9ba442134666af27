// Whether a person may play, by the limits of their own. This is the one place that commands,
// seats, waiting lists and offers ask. [I-152] [I-153]
#pragma once

#include <optional>

#include "house/casino/steps.h"
#include "house/commands/command.h"

namespace baize::house {

// Returns the rejection of a person who may not play at the table now.
[[nodiscard]] std::optional<Rejection> why_limited(const Context& now,
                                                   const TableState& table,
                                                   PersonId person);

// Returns the rejection of a person who may not take a place in play at the table: barred, staff on
// duty, or by the limits of their own. [I-142]
[[nodiscard]] std::optional<Rejection> why_no_place(const Context& now,
                                                    const TableState& table,
                                                    PersonId person);

// Returns the rejection if the command puts more chips at risk than the loss limits of their owner
// leave: the chips of a buy-in or of wagers that open a round, with those that the owner has in
// front at poker tables. [I-152]
[[nodiscard]] std::optional<Rejection> why_not_risked(const Context& now, const Command& command);

// Returns the rejection of a deposit by this person. [I-152] [I-153]
[[nodiscard]] std::optional<Rejection> why_not_deposited(const Context& now,
                                                         Chips chips,
                                                         PersonId person,
                                                         Money amount);

// Returns when the limit ends by which a command of this person was refused; nullopt if it was
// refused for another reason or the limit does not end by itself.
[[nodiscard]] std::optional<Moment> refusal_ends(
    const CasinoState& state, PersonId person, const Command& command, Reason reason, Moment now);

// Returns the limits of a person, for the person, the cage, area managers and above, and
// inspectors. [I-152]
[[nodiscard]] Result<const PlayRecord*> limits_for(const Context& now, PersonId person);

// Takes the person off every waiting list: the person will play at no table for some time. [I-153]
void add_list_leaving(const Context& now, Steps& steps);

}  // namespace baize::house
