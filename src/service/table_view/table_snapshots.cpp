#include "service/table_view/table_snapshots.h"

#include "ledger/record/type_name.h"
#include "service/activity_log/addressed.h"
#include "service/codec/json.h"

namespace baize::views {

namespace {

const ledger::Type& table_type() {
    return ledger::type_of<TableSnapshot>();
}

bool is_of_game_state(const TableSnapshot& shown, const void* member) {
    return member == &shown.banked || member == &shown.poker || member == &shown.questions;
}

bool is_persons_own(const TableSnapshot& shown, const void* member) {
    return member == &shown.offers || member == &shown.you;
}

}  // namespace

std::vector<LogLine> lines_for(const house::CasinoState& state,
                               const std::vector<LogLine>& lines,
                               house::PersonId person) {
    const house::Person* const found = house::find(state.people, person);
    return found == nullptr ? lines : addressed(lines, person, found->name);
}

TableSnapshots::TableSnapshots(const ViewContext& view_context,
                               const house::TableState& table,
                               Detail detail,
                               const std::vector<LogLine>& lines)
    : view_context_(view_context),
      table_(table),
      seen_(view_of(view_context.casino.state(), view_context.casino.balances(), table, {})),
      lines_(lines) {
    const TableSnapshot shown = show_in_common(view_context, table, seen_, detail);
    JsonText json(text_);
    json.begin_object().key(ledger::snake_name<TableChanged>.text());
    json.begin_object().key("table").begin_object();
    for (const ledger::Field& field : table_type().fields) {
        json.ready_key(field.key);
        const std::size_t begin = text_.size();
        codec::write_json(json, *field.type, member_of(field, &shown));
        fields_.push_back({begin, text_.size()});
    }
    json.end_object().key("is_first").truth(false).key("lines");
    lines_place_.begin = text_.size();
    codec::write_json(json, lines);
    lines_place_.end = text_.size();
    json.end_object().end_object();
}

std::string TableSnapshots::text_for(house::PersonId person) const {
    if (person == 0) return text_;
    TableSnapshot own;
    const house::Viewer viewer = house::viewer_of(view_context_.casino.state(), person);
    const house::GameState game_state = game_state_seen_by(table_, viewer);
    const bool sees_more = game_state != seen_.game_state;
    if (sees_more) show_game(view_context_, table_, game_state, own);
    show_persons_own(view_context_, table_, person, own);
    std::string text;
    text.reserve(2 * text_.size() + 1'024);
    std::size_t copied = 0;
    std::size_t place = 0;
    for (const ledger::Field& field : table_type().fields) {
        const Place at = fields_[place++];
        const void* const member = member_of(field, &own);
        const bool is_other =
            is_persons_own(own, member) || (sees_more && is_of_game_state(own, member));
        if (!is_other) continue;
        text.append(text_, copied, at.begin - copied);
        JsonText json(text);
        codec::write_json(json, *field.type, member);
        copied = at.end;
    }
    text.append(text_, copied, lines_place_.begin - copied);
    JsonText json(text);
    codec::write_json(json, lines_for(view_context_.casino.state(), lines_, person));
    text.append(text_, lines_place_.end);
    return text;
}

}  // namespace baize::views
