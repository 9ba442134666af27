#include "load/load_player.h"

#include <iostream>

#include <fmt/format.h>

namespace baize::server {

namespace {

using SteadyClock = std::chrono::steady_clock;

// The text from `begin` to the character before the next `end`.
std::string_view until(std::string_view text, std::size_t begin, char end) {
    return text.substr(begin, text.find(end, begin) - begin);
}

// The JSON object that starts at `begin`.
std::string_view object_at(std::string_view text, std::size_t begin) {
    int depth = 0;
    std::size_t end = begin;
    do {
        depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
        ++end;
    } while (depth > 0 && end < text.size());
    return text.substr(begin, end - begin);
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// The priority of an offer: wagers first, then "deal"; among decisions, those that stay in the
// hand.
int worth_of(std::string_view kind, std::string_view name, std::string_view offers) {
    if (kind == "decision") return name == "fold" ? 1 : name == "raise" ? 2 : 5;
    if (kind == "wager" && name == "ante")
        return has(offers, "\"name\":\"take_back_ante\"") ? 0 : 5;
    if (kind == "wager" && name == "blind")
        return has(offers, "\"name\":\"take_back_blind\"") ? 0 : 4;
    return kind == "finish" ? 3 : 0;
}

// The command of the offer with the highest priority; "" if there is none. Searches the text
// without a JSON parser, because the client shares its cores with the measured server.
std::string wanted_in(std::string_view text) {
    constexpr std::string_view opening = "\"offers\":[";
    constexpr std::string_view kind_is = "{\"kind\":\"";
    constexpr std::string_view verb_is = "\",\"verb\":\"";
    constexpr std::string_view name_is = "\",\"name\":\"";
    constexpr std::string_view command_is = "\"command\":";
    const std::size_t begin = text.find(opening);
    if (begin == std::string_view::npos) return {};
    const std::string_view offers = text.substr(begin, text.find("\"questions\":", begin) - begin);
    std::string_view best;
    int best_worth = 0;
    std::size_t at = offers.find(kind_is);
    while (at != std::string_view::npos) {
        const std::string_view kind = until(offers, at + kind_is.size(), '"');
        const std::size_t behind = at + kind_is.size() + kind.size();
        at = offers.find(kind_is, behind);
        if (!offers.substr(behind).starts_with(verb_is)) continue;  // a kind inside a command
        const std::string_view verb = until(offers, behind + verb_is.size(), '"');
        const std::size_t named = behind + verb_is.size() + verb.size();
        if (!offers.substr(named).starts_with(name_is)) continue;
        const int worth = worth_of(kind, until(offers, named + name_is.size(), '"'), offers);
        if (worth <= best_worth) continue;
        best_worth = worth;
        best = object_at(offers, offers.find(command_is, behind) + command_is.size());
    }
    return std::string(best);
}

}  // namespace

asio::awaitable<void> LoadPlayer::play(std::uint16_t port,
                                       std::string secret,
                                       std::uint32_t table) {
    table_ = table;
    const auto self = shared_from_this();
    Attendance& attendance = shared_.attendance;
    auto& stream = beast::get_lowest_layer(socket_);
    const tcp::endpoint endpoint(asio::ip::address_v4::loopback(), port);
    if (const auto [failed] = co_await stream.async_connect(endpoint, as_values); failed) {
        ++attendance.lost;
        co_return;
    }
    const std::string host = fmt::format("127.0.0.1:{}", port);
    socket_.set_option(websocket::stream_base::decorator([&](websocket::request_type& head) {
        head.set(http::field::cookie, "baize_session=" + secret);
        head.set(http::field::origin, "http://" + host);
    }));
    socket_.text(true);
    const auto [refused] = co_await socket_.async_handshake(host, "/api/socket", as_values);
    if (refused) {
        ++attendance.lost;
        co_return;
    }
    ++attendance.open;
    beast::flat_buffer buffer;
    while (true) {
        const auto [failed, size] = co_await socket_.async_read(buffer, as_values);
        if (failed) break;
        shared_.tally.bytes += size;
        take({static_cast<const char*>(buffer.data().data()), size});
        buffer.consume(buffer.size());
    }
    --attendance.open;
    if (!is_over_) ++attendance.lost;
}

void LoadPlayer::stop() {
    is_over_ = true;
    timer_.cancel();
    beast::get_lowest_layer(socket_).close();
}

void LoadPlayer::take(std::string_view text) {
    if (text.starts_with("{\"table_changed\"")) return look(text);
    if (text.starts_with("{\"accepted\"")) {
        wanted_.clear();  // the next snapshot shows the new offers
        return answered();
    }
    if (text.starts_with("{\"refused\"")) {
        const bool is_late = has(text, "table_moved_on");
        ++(is_late ? shared_.tally.moved_on : shared_.tally.refused);
        if (!is_late) std::cerr << said_ << " -> " << text << '\n';
        return answered();
    }
    if (text.starts_with("{\"lobby")) ++shared_.tally.lobbies;
    if (!text.starts_with("{\"welcome\"")) return;
    say(table_ == 0 ? std::string(R"({"watch_lobby":{}})")
                    : fmt::format(R"({{"watch_table":{{"table":{}}}}})", table_));
}

void LoadPlayer::look(std::string_view text) {
    constexpr std::string_view stage_is = "\"decision_point\":";
    ++shared_.tally.snapshots;
    stage_ = until(text, text.find(stage_is) + stage_is.size(), ',');
    wanted_ = wanted_in(text);
    if (!wanted_.empty() && !is_waiting_ && !is_thinking_) think();
}

void LoadPlayer::think() {
    is_thinking_ = true;
    std::uniform_int_distribution<std::int64_t> some(1, 2'000 * shared_.settings.think);
    timer_.expires_after(std::chrono::microseconds(some(chance_)));
    timer_.async_wait([self = shared_from_this()](beast::error_code failed) {
        self->is_thinking_ = false;
        if (!failed) self->act();
    });
}

void LoadPlayer::act() {
    if (wanted_.empty() || is_waiting_ || is_over_) return;
    is_waiting_ = true;
    asked_ = SteadyClock::now();
    said_ = fmt::format(
        R"({{"submit":{{"key":{},"decision_point":{},"command":{}}}}})", ++key_, stage_, wanted_);
    say(said_);
    wanted_.clear();
}

void LoadPlayer::answered() {
    const auto wait = SteadyClock::now() - asked_;
    shared_.tally.waits.push_back(
        std::chrono::duration_cast<std::chrono::microseconds>(wait).count());
    is_waiting_ = false;
    if (!wanted_.empty() && !is_thinking_) think();
}

void LoadPlayer::say(std::string text) {
    out_.push_back(std::move(text));
    if (out_.size() == 1) write_next();
}

void LoadPlayer::write_next() {
    socket_.async_write(asio::buffer(out_.front()),
                        [self = shared_from_this()](beast::error_code failed, std::size_t) {
                            if (failed) return;
                            self->out_.erase(self->out_.begin());
                            if (!self->out_.empty()) self->write_next();
                        });
}

}  // namespace baize::server
