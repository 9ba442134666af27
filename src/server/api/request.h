// HTTP requests and responses as plain types, independent of the HTTP library.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "house/issuer.h"
#include "server/api/disconnect_signal.h"
#include "server/broadcast/subscriber.h"
#include "service/protocol/account_forms.h"

namespace baize::server {

struct Request {
    bool is_post = false;
    std::string path{};                           // decoded, without the query
    std::map<std::string, std::string> values{};  // query and path parameters
    std::string body{};
    std::string host{};
    std::string origin{};     // "": the header is missing
    std::string forwarded{};  // X-Forwarded-For
    bool is_local = false;    // from this machine, and not forwarded for another client
    std::string media{};      // media type of the body
    std::string session{};    // the secret in the cookie
    bool takes_gzip = false;
    bool takes_brotli = false;
    std::string address{};       // limit key of the client
    house::PersonId person = 0;  // owner of the session; 0: anonymous
    std::shared_ptr<DisconnectSignal>
        disconnect_signal{};  // nullptr: a disconnect cannot be detected

    // Returns the parameter of this name, or "".
    [[nodiscard]] const std::string& value(std::string_view name) const;
};

// The next part of a body that is made while it is sent.
struct BodyPart {
    enum class State : std::uint8_t {
        ready,
        last,
        busy,   // not now: ask again in a moment
        broken  // the rest cannot be made; the client must see that the body is not whole
    };
    State state = State::ready;
    Text text{};
};

// Calls back once, on the same thread, when the next part is made.
using NextPart = std::function<void(std::function<void(BodyPart)>)>;

struct Response {
    int status = 200;
    std::string_view media = "application/json";
    Text body{};
    std::string_view encoding{};  // "gzip", "br"; "": not compressed
    std::string_view cache = "no-store";
    std::string cookie{};  // Set-Cookie header; "": none
    std::string file{};    // the browser saves the body under this name; "": it shows it
    bool closes = false;
    std::int64_t retry_after = 0;  // seconds; 0: no header
    NextPart next_part{};          // nullptr: the body is whole
};

using Respond = std::function<void(Response)>;
using Handler = std::function<void(const Request&, const Respond&)>;

[[nodiscard]] Response json_response(std::string text, int status = 200);
[[nodiscard]] Response problem(int status, std::string_view what, std::string_view sentence);
[[nodiscard]] Response problem(int status, const views::Problem& why);

// Splits a target such as "/a%20b?x=1&y=2" into path and values. Returns false if it is malformed.
[[nodiscard]] bool read_target(std::string_view target, Request& request);

// Returns the value of a cookie in a Cookie header, or "".
[[nodiscard]] std::string_view cookie_in(std::string_view header, std::string_view name);

}  // namespace baize::server
