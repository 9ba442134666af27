// Parses arbitrary bytes as HTTP requests, as the server does, and handles them. Checks that each
// is answered exactly once, in JSON unless declared otherwise, and that all money still adds up to
// zero. "@ada" is replaced by the secret of Ada's session.
#include <cstddef>
#include <cstdint>
#include <string>

#include "fuzz_house.h"
#include "server/api/export_handlers.h"
#include "server/api/history_handlers.h"
#include "server/api/log.h"
#include "server/api/request_guard.h"
#include "server/api/router.h"
#include "server/net/http_messages.h"
#include "service/accounts/accounts.h"
#include "service/history/archive.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace baize::fuzzing {
namespace {

using namespace server;

constexpr std::size_t most_requests = 16;
constexpr int most_runs = 8;
constexpr const char* address = "192.0.2.7";  // a proxy, to fuzz forwarded addresses too

class OpenHouse {
  public:
    OpenHouse()
        : accounts_(*Accounts::open(":memory:", {})),
          archive_(*history::Archive::open(":memory:")),
          request_guard_(
              house_.broadcaster(),
              accounts_,
              router_,
              nullptr,
              log_,
              [this] { return house_.now(); },
              // Password hashing is slow on purpose, so it is not run here.
              [](const auto&, const auto&) { return false; },
              {.hosts = {"house"}, .proxies = {address}}) {
        const HistorySources sources{archive_,
                                     [] {},
                                     []() -> ledger::Outcome<std::unique_ptr<ledger::Store>> {
                                         return std::make_unique<ledger::StubStore>();
                                     },
                                     accounts_.secret(),
                                     house::test_keys()};
        add_history_handlers(router_, sources, here);
        add_export_handlers(router_, request_guard_, sources, here);
        BAIZE_CHECK(accounts_.add({ada, "Ada", ""}, house_.now()));
        session_ = accounts_.begin_session(ada, "", house_.now());
    }

    [[nodiscard]] const std::string& session() const { return session_; }

    // Handles one request and returns the remaining bytes; empty if there is no complete request.
    std::string_view take(std::string_view bytes) {
        http::request_parser<http::string_body> parser;
        parser.header_limit(8 * 1024);
        parser.body_limit(64 * 1024);
        parser.eager(true);
        beast::error_code failed;
        const std::size_t used = parser.put(asio::const_buffer(bytes.data(), bytes.size()), failed);
        if (failed || !parser.is_done()) return {};
        Request request;
        if (!read_request(parser.get(), address, request)) return {};
        request_guard_.identify_client(request);
        if (!request_guard_.reserve_websocket(request))
            request_guard_.release_websocket(request.address);
        int answers = 0;
        request_guard_.answer(request, [&](const Response& response) {
            ++answers;
            check(response, parser.get());
        });
        // A new guest is enrolled and gets chips; each command waits until the one before is
        // durable.
        for (int i = 0; i < most_runs && answers == 0; ++i)
            house_.run();
        if (answers != 1) std::abort();
        return bytes.substr(used);
    }

    void check() const { house_.check(); }

  private:
    static void check(const Response& response, const HttpRequest& request) {
        if (response.status < 200 || response.status > 599 || !response.body) std::abort();
        JsonLine line;
        if (response.media == "application/json" && !line.read(*response.body)) std::abort();
        for (const std::string& text : {response.cookie, response.file}) {
            if (text.find_first_of("\r\n") != std::string::npos) std::abort();
        }
        static_cast<void>(written(response, request, false));
    }

    FuzzHouse house_{};
    Accounts accounts_;
    history::Archive archive_;
    Router router_{};
    Log log_{LogLevel::off};
    RequestGuard request_guard_;
    std::string session_{};
};

}  // namespace
}  // namespace baize::fuzzing

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string text(reinterpret_cast<const char*>(data), size);
    baize::fuzzing::OpenHouse house;
    constexpr std::string_view mark = "@ada";
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at))
        text.replace(at, mark.size(), house.session());
    std::string_view rest = text;
    for (std::size_t i = 0; i < baize::fuzzing::most_requests && !rest.empty(); ++i)
        rest = house.take(rest);
    house.check();
    return 0;
}
