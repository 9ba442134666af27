#include "server/broadcast/lobby_board.h"

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

Text LobbyBoard::whole(const screen::Scenery& scenery, std::uint32_t people) {
    if (!told_) told_ = show_lobby(scenery, people);
    if (!whole_) whole_ = text_of(screen::LobbyChanged{*told_});
    return whole_;
}

Text LobbyBoard::changes(const screen::Scenery& scenery, std::uint32_t people) {
    screen::LobbyShown now = show_lobby(scenery, people);
    const std::optional<screen::LobbyShown> before = std::exchange(told_, std::move(now));
    if (before == told_) return {};
    whole_.reset();
    using screen::JackpotShown;
    using screen::TableRow;
    if (!before || !is_all_there(before->tables, told_->tables, &TableRow::table) ||
        !is_all_there(before->jackpots, told_->jackpots, &JackpotShown::system))
        return whole(scenery, people);
    return text_of(
        screen::LobbyUpdated{others(before->tables, told_->tables, &TableRow::table),
                             others(before->jackpots, told_->jackpots, &JackpotShown::system),
                             people});
}

void LobbyBoard::forget() {
    told_.reset();
    whole_.reset();
}

}  // namespace baize::server
