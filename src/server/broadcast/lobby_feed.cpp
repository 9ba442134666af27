#include "server/broadcast/lobby_feed.h"

#include <algorithm>
#include <utility>

#include "server/broadcast/message_text.h"

namespace baize::server {

namespace {

// Returns the rows that are new or changed. REQUIRES: both lists are sorted by `number`.
template <typename Row, typename Number>
std::vector<Row> others(const std::vector<Row>& before,
                        const std::vector<Row>& now,
                        Number Row::*number) {
    std::vector<Row> found;
    auto old = before.begin();
    for (const Row& row : now) {
        while (old != before.end() && (*old).*number < row.*number)
            ++old;
        if (old == before.end() || *old != row) found.push_back(row);
    }
    return found;
}

// True if no row was removed, because an update cannot express that.
template <typename Row, typename Number>
bool is_all_there(const std::vector<Row>& before,
                  const std::vector<Row>& now,
                  Number Row::*number) {
    return std::includes(
        now.begin(), now.end(), before.begin(), before.end(), [=](const Row& a, const Row& b) {
            return a.*number < b.*number;
        });
}

}  // namespace

Text LobbyFeed::whole(const views::ViewContext& view_context, std::uint32_t people) {
    if (!sent_) sent_ = show_lobby(view_context, people);
    if (!whole_) whole_ = text_of(views::LobbySnapshot{*sent_});
    return whole_;
}

Text LobbyFeed::changes(const views::ViewContext& view_context, std::uint32_t people) {
    views::LobbyView now = show_lobby(view_context, people);
    const std::optional<views::LobbyView> before = std::exchange(sent_, std::move(now));
    if (before == sent_) return {};
    whole_.reset();
    using views::JackpotView;
    using views::TableRow;
    if (!before || !is_all_there(before->tables, sent_->tables, &TableRow::table) ||
        !is_all_there(before->jackpots, sent_->jackpots, &JackpotView::system))
        return whole(view_context, people);
    return text_of(
        views::LobbyUpdated{others(before->tables, sent_->tables, &TableRow::table),
                            others(before->jackpots, sent_->jackpots, &JackpotView::system),
                            people});
}

void LobbyFeed::forget() {
    sent_.reset();
    whole_.reset();
}

}  // namespace baize::server
