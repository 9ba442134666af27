// A request and its answer, without the library that brought them over the wire.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "house/by.h"
#include "server/api/departure.h"
#include "server/broadcast/visitor.h"
#include "service/protocol/account_forms.h"

namespace baize::server {

struct Request {
    bool is_post = false;
    std::string path{};                           // decoded, without the query
    std::map<std::string, std::string> values{};  // of the query, and of the path's places
    std::string body{};
    std::string host{};
    std::string origin{};     // "": the browser said none
    std::string forwarded{};  // for whom a proxy says that it asks
    bool is_local = false;    // of this machine itself, and for nobody else
    std::string media{};      // of the body
    std::string session{};    // the secret in the cookie
    bool takes_gzip = false;
    bool takes_brotli = false;
    std::string address{};                   // whoever asks
    house::PersonId person = 0;              // by the session
    std::shared_ptr<Departure> departure{};  // of whoever asks; nullptr: nobody can know

    // "": there is none such.
    [[nodiscard]] const std::string& value(std::string_view name) const;
};

struct Response {
    int status = 200;
    std::string_view media = "application/json";
    Text body{};
    std::string_view encoding{};  // "gzip", "br"; "": as it is
    std::string_view cache = "no-store";
    std::string cookie{};  // to be set
    std::string file{};    // saved under this name
    bool closes = false;
    std::int64_t retry_after = 0;  // seconds; 0: nothing is said
};

using Respond = std::function<void(Response)>;
using Handler = std::function<void(const Request&, const Respond&)>;

[[nodiscard]] Response json_response(std::string text, int status = 200);
[[nodiscard]] Response problem(int status, std::string_view what, std::string_view sentence);
[[nodiscard]] Response problem(int status, const screen::Problem& why);

// "/a%20b?x=1&y=2" into path and values; false: not a target of ours.
[[nodiscard]] bool read_target(std::string_view target, Request& request);

// The value of one cookie out of the header; "": not there.
[[nodiscard]] std::string_view cookie_in(std::string_view header, std::string_view name);

}  // namespace baize::server
