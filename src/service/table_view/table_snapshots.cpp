#include "service/table_view/table_snapshots.h"

#include "service/protocol/forms.h"

namespace baize::views {

namespace {

using Fields = boost::describe::describe_members<TableShown, boost::describe::mod_public>;

template <auto One, auto Other>
inline constexpr bool is_same_field = false;
template <auto One>
inline constexpr bool is_same_field<One, One> = true;

template <auto Field>
inline constexpr bool is_of_felt =
    is_same_field<Field, &TableShown::banked> || is_same_field<Field, &TableShown::poker> ||
    is_same_field<Field, &TableShown::questions>;

template <auto Field>
inline constexpr bool is_persons_own =
    is_same_field<Field, &TableShown::offers> || is_same_field<Field, &TableShown::you>;

}  // namespace

TableSnapshots::TableSnapshots(const ViewContext& view_context,
                               const house::TableState& table,
                               Detail detail,
                               const std::vector<LogLine>& lines)
    : view_context_(view_context),
      table_(table),
      seen_(view_of(view_context.casino.state(), view_context.casino.balances(), table, {})) {
    const TableShown shown = show_in_common(view_context, table, seen_, detail);
    JsonText json(text_);
    json.begin_object().key(codec::snake_name<TableChanged>.text());
    json.begin_object().key("table").begin_object();
    boost::mp11::mp_for_each<Fields>([&](auto field) {
        json.ready_key(codec::MemberKey<decltype(field)>::text);
        const std::size_t begin = text_.size();
        codec::write_json(json, shown.*field.pointer);
        fields_.push_back({begin, text_.size()});
    });
    json.end_object().key("is_first").truth(false).key("lines");
    codec::write_json(json, lines);
    json.end_object().end_object();
}

std::string TableSnapshots::text_for(house::PersonId person) const {
    if (person == 0) return text_;
    TableShown own;
    const house::Viewer viewer = house::viewer_of(view_context_.casino.state(), person);
    const house::GameState felt = game_state_seen_by(table_, viewer);
    const bool sees_more = felt != seen_.felt;
    if (sees_more) show_game(view_context_, table_, felt, own);
    show_persons_own(view_context_, table_, person, own);
    std::string text;
    text.reserve(2 * text_.size() + 1'024);
    std::size_t copied = 0;
    std::size_t place = 0;
    boost::mp11::mp_for_each<Fields>([&](auto field) {
        const Place at = fields_[place++];
        constexpr auto pointer = decltype(field)::pointer;
        if constexpr (is_of_felt<pointer> || is_persons_own<pointer>) {
            if (is_of_felt<pointer> && !sees_more) return;
            text.append(text_, copied, at.begin - copied);
            JsonText json(text);
            codec::write_json(json, own.*pointer);
            copied = at.end;
        }
    });
    text.append(text_, copied);
    return text;
}

}  // namespace baize::views
