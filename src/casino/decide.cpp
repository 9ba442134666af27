#include "casino/decide.h"

#include "casino/steps.h"

namespace baize::casino {

Result<Steps> decide(const Situation& now, const Command& command) {
    return std::visit([&](const auto& group) { return decide(now, group); }, command);
}

By by_of(const Floor& floor, PersonId person, Moment now) {
    if (person == the_house_itself) return {.rank = Role::dealer, .now = now};
    return house::by_of(floor.people, person, now);
}

}  // namespace baize::casino
