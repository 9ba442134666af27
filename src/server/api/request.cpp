#include "server/api/request.h"

#include <optional>

#include "server/api/json_answer.h"

namespace baize::server {

namespace {

constexpr std::size_t values_max = 16;

std::optional<unsigned> digit_of(char letter) {
    if (letter >= '0' && letter <= '9') return static_cast<unsigned>(letter - '0');
    if (letter >= 'a' && letter <= 'f') return static_cast<unsigned>(letter - 'a') + 10U;
    if (letter >= 'A' && letter <= 'F') return static_cast<unsigned>(letter - 'A') + 10U;
    return std::nullopt;
}

std::optional<std::string> decoded(std::string_view text, bool plus_is_space) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '+' && plus_is_space) {
            out += ' ';
        } else if (text[i] == '%') {
            if (i + 2 >= text.size()) return std::nullopt;
            const auto high = digit_of(text[i + 1]);
            const auto low = digit_of(text[i + 2]);
            if (!high || !low) return std::nullopt;
            out += static_cast<char>(*high * 16U + *low);
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

}  // namespace

const std::string& Request::value(std::string_view name) const {
    static const std::string none;
    const auto found = values.find(std::string(name));
    return found == values.end() ? none : found->second;
}

Response json_response(std::string text, int status) {
    Response response;
    response.status = status;
    response.body = std::make_shared<const std::string>(std::move(text));
    return response;
}

Response problem(int status, const views::Problem& why) {
    return json_response(json_of(why), status);
}

Response problem(int status, std::string_view what, std::string_view sentence) {
    return problem(status, views::Problem{std::string(what), std::string(sentence), {}});
}

bool read_target(std::string_view target, Request& request) {
    if (target.empty() || target.front() != '/') return false;
    const std::size_t mark = target.find('?');
    const auto path = decoded(target.substr(0, mark), false);
    if (!path || path->find('\0') != std::string::npos) return false;
    request.path = *path;
    std::string_view query =
        mark == std::string_view::npos ? std::string_view{} : target.substr(mark + 1);
    while (!query.empty()) {
        const std::size_t end = std::min(query.find('&'), query.size());
        const std::string_view pair = query.substr(0, end);
        query.remove_prefix(std::min(end + 1, query.size()));
        const std::size_t equals = pair.find('=');
        if (equals == std::string_view::npos) continue;
        const auto key = decoded(pair.substr(0, equals), true);
        const auto value = decoded(pair.substr(equals + 1), true);
        if (!key || !value || request.values.size() >= values_max) return false;
        request.values[*key] = *value;
    }
    return true;
}

std::string_view cookie_in(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        while (!header.empty() && (header.front() == ' ' || header.front() == ';'))
            header.remove_prefix(1);
        const std::size_t end = std::min(header.find(';'), header.size());
        const std::string_view pair = header.substr(0, end);
        header.remove_prefix(end);
        const std::size_t equals = pair.find('=');
        if (equals != std::string_view::npos && pair.substr(0, equals) == name)
            return pair.substr(equals + 1);
    }
    return {};
}

}  // namespace baize::server
