#include "casino/decide.h"

#include "casino/dealers.h"
#include "casino/steps.h"

namespace baize::casino {

namespace {

// Of dealers, only the one in charge plays a table's rounds and hands. [I-142]
std::optional<Rejection> why_not_his_table(const Situation& now, const Command& command) {
    const auto look = [&](const auto& one) { return another_deals(now, one.table); };
    if (const auto* const banked = std::get_if<BankedCommand>(&command))
        return std::visit(look, *banked);
    if (const auto* const poker = std::get_if<PokerCommand>(&command))
        return std::visit(look, *poker);
    return std::nullopt;
}

}  // namespace

// An inspector sees everything and changes nothing: asked once, before any room could forget it.
// [I-112]
Result<Steps> decide(const Situation& now, const Command& command) {
    if (now.by.office == house::Office::inspector) return reject(*office_refused(now.by));
    if (const auto why = why_not_his_table(now, command)) return reject(*why);
    return std::visit([&](const auto& group) { return decide(now, group); }, command);
}

By by_of(const Floor& floor, PersonId person, Moment now) {
    if (person == the_house_itself) return {.rank = Role::dealer, .now = now};
    return house::by_of(floor.people, person, now);
}

}  // namespace baize::casino
