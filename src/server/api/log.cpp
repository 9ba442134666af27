#include "server/api/log.h"

#include <chrono>
#include <unistd.h>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "formats/json/json_text.h"
#include "service/codec/json.h"

namespace baize::server {

namespace {

std::string now_text() {
    const auto now = std::chrono::system_clock::now();
    const auto since = now.time_since_epoch();
    const auto part = std::chrono::duration_cast<std::chrono::milliseconds>(since).count() % 1'000;
    const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(seconds), part);
}

}  // namespace

void Log::say(LogLevel level, std::string_view message, std::initializer_list<Field> fields) const {
    if (!writes(level)) return;
    std::string line;
    JsonText json(line);
    json.begin_object().key("time").string(now_text());
    json.key("level").string(codec::name_of(level)).key("message").string(message);
    for (const auto& [name, value] : fields) {
        json.key(name);
        if (const auto* const number = std::get_if<std::int64_t>(&value)) {
            json.number(*number);
        } else {
            json.string(std::get<std::string_view>(value));
        }
    }
    json.end_object();
    line += '\n';
    // One call per line, so that lines of two threads do not mix. A line that cannot be written is
    // lost.
    static_cast<void>(::write(file_, line.data(), line.size()) >= 0);
}

}  // namespace baize::server
