// The server's log: one JSON object per line on standard error, for people with grep and for log
// collectors. It never contains secrets: no cookies, no passwords, no query strings.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include <boost/describe.hpp>

namespace baize::server {

enum class LogLevel : std::uint8_t { debug, info, warning, error, off };
BOOST_DESCRIBE_ENUM(LogLevel, debug, info, warning, error, off)

class Log {
  public:
    using Value = std::variant<std::int64_t, std::string_view>;
    using Field = std::pair<std::string_view, Value>;

    explicit Log(LogLevel level = LogLevel::info, int file = 2) : level_(level), file_(file) {}

    [[nodiscard]] bool writes(LogLevel level) const { return level >= level_; }

    void say(LogLevel level,
             std::string_view message,
             std::initializer_list<Field> fields = {}) const;

  private:
    LogLevel level_;
    int file_;
};

}  // namespace baize::server
