#include "server/net/http_messages.h"

namespace baize::server {

namespace {

constexpr std::string_view policy =
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";

bool names(std::string_view list, std::string_view wanted) {
    return list.find(wanted) != std::string_view::npos;
}

}  // namespace

bool read_request(const HttpRequest& from, const std::string& address, Request& request) {
    const bool is_get = from.method() == http::verb::get || from.method() == http::verb::head;
    if (!is_get && from.method() != http::verb::post) return false;
    request.is_post = !is_get;
    if (!read_target({from.target().data(), from.target().size()}, request)) return false;
    const auto field = [&](http::field name) {
        const auto value = from[name];
        return std::string_view(value.data(), value.size());
    };
    request.body = from.body();
    request.host = field(http::field::host);
    request.origin = field(http::field::origin);
    for (auto [entry, end] = from.equal_range("X-Forwarded-For"); entry != end; ++entry)
        request.forwarded += "," + std::string(entry->value());  // repeated headers are one list
    request.media = field(http::field::content_type);
    request.session = cookie_in(field(http::field::cookie), "baize_session");
    request.takes_gzip = names(field(http::field::accept_encoding), "gzip");
    request.takes_brotli = names(field(http::field::accept_encoding), "br");
    request.address = address;
    return true;
}

http::response<http::string_body> to_http_response(const Response& response,
                                                   const HttpRequest& to,
                                                   bool is_secure) {
    http::response<http::string_body> out;
    out.version(to.version() == 10 ? 10 : 11);
    out.result(static_cast<unsigned>(response.status));
    out.set(http::field::content_type, std::string(response.media));
    out.set(http::field::cache_control, std::string(response.cache));
    if (!response.encoding.empty())
        out.set(http::field::content_encoding, std::string(response.encoding));
    out.set(http::field::vary, "Accept-Encoding");
    if (!response.cookie.empty()) out.set(http::field::set_cookie, response.cookie);
    if (response.retry_after > 0)
        out.set(http::field::retry_after, std::to_string(response.retry_after));
    if (!response.file.empty()) {
        out.set(http::field::content_disposition, "attachment; filename=\"" + response.file + "\"");
    }
    out.set("Content-Security-Policy", std::string(policy));
    out.set("X-Content-Type-Options", "nosniff");
    out.set("X-Frame-Options", "DENY");
    out.set("Referrer-Policy", "no-referrer");
    out.set("Cross-Origin-Opener-Policy", "same-origin");
    out.set("Cross-Origin-Resource-Policy", "same-origin");
    out.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
    if (is_secure) out.set("Strict-Transport-Security", "max-age=31536000");
    const bool is_head = to.method() == http::verb::head;
    if (response.next_part) {
        out.chunked(!is_head);
        return out;
    }
    if (response.body && !is_head) out.body() = *response.body;
    if (is_head && response.body) {
        out.content_length(response.body->size());
    } else {
        out.prepare_payload();
    }
    return out;
}

}  // namespace baize::server
