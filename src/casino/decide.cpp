#include "casino/decide.h"

#include "casino/steps.h"

namespace baize::casino {

// An inspector sees everything and changes nothing: asked once, before any room could forget it.
// [I-112]
Result<Steps> decide(const Situation& now, const Command& command) {
    if (now.by.office == house::Office::inspector) return reject(*office_refused(now.by));
    return std::visit([&](const auto& group) { return decide(now, group); }, command);
}

By by_of(const Floor& floor, PersonId person, Moment now) {
    if (person == the_house_itself) return {.rank = Role::dealer, .now = now};
    return house::by_of(floor.people, person, now);
}

}  // namespace baize::casino
