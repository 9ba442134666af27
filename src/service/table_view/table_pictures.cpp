#include "service/table_view/table_pictures.h"

#include "service/protocol/forms.h"

namespace baize::screen {

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

TablePictures::TablePictures(const Scenery& scenery,
                             const house::FloorTable& table,
                             Detail detail,
                             const std::vector<LogLine>& lines)
    : scenery_(scenery),
      table_(table),
      seen_(view_of(scenery.casino.floor(), scenery.casino.balances(), table, {})) {
    const TableShown shown = show_in_common(scenery, table, seen_, detail);
    JsonText json(text_);
    json.begin_object().key(desk::snake_name<TableChanged>.text());
    json.begin_object().key("table").begin_object();
    boost::mp11::mp_for_each<Fields>([&](auto field) {
        json.ready_key(desk::MemberKey<decltype(field)>::text);
        const std::size_t begin = text_.size();
        desk::write_json(json, shown.*field.pointer);
        fields_.push_back({begin, text_.size()});
    });
    json.end_object().key("is_first").truth(false).key("lines");
    desk::write_json(json, lines);
    json.end_object().end_object();
}

std::string TablePictures::text_for(house::PersonId person) const {
    if (person == 0) return text_;
    TableShown own;
    const house::Viewer viewer = house::viewer_of(scenery_.casino.floor(), person);
    const house::Felt felt = felt_seen_by(table_, viewer);
    const bool sees_more = felt != seen_.felt;
    if (sees_more) show_felt(scenery_, table_, felt, own);
    show_persons_own(scenery_, table_, person, own);
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
            desk::write_json(json, own.*pointer);
            copied = at.end;
        }
    });
    text.append(text_, copied);
    return text;
}

}  // namespace baize::screen
