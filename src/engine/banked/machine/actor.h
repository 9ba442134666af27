// The person who acts. Staff ranks form one ladder for all five books, lowest first, so that "or
// above" is a comparison. [I-112]
#pragma once

#include <cstdint>

namespace baize {

// A person at the table; 0 means none. The house assigns the numbers.
using PlayerId = std::uint32_t;

// The rank or office of a person.
enum class Role : std::uint8_t {
    player,
    chip_runner,
    dealer,
    supervisor,    // TG Higher Duties Dealer, Game Supervisor, Supervisor, Table Inspector
    area_manager,  // TG Area Manager, Pit Boss; actions of the "Casino Operator" need this rank
    assistant_casino_manager,
    executive
};

// A person who acts at the table.
struct Actor {
    Role role = Role::player;
    PlayerId player = 0;  // the player; for staff, the player they act for, if any
    friend constexpr bool operator==(const Actor&, const Actor&) = default;
};

[[nodiscard]] constexpr Actor player(PlayerId id) {
    return {Role::player, id};
}

[[nodiscard]] constexpr Actor staff(Role role) {
    return {role, 0};
}

[[nodiscard]] constexpr bool is_staff(Actor actor, Role at_least) {
    return actor.role != Role::player && actor.role >= at_least;
}

}  // namespace baize
