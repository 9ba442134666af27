// The server: one thread for the house, its lines and its requests, one for slow work, one for long
// counts, so that nobody's password waits for them, and the ledger's own, which only writes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "ledger/fault.h"
#include "server/reception.h"

namespace baize::server {

struct ServerSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any that is free
    std::string certificate{};  // files of PEM; both: TLS
    std::string key{};
};

class Server {
  public:
    Server();
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    // For the hall and the reception, which are made before the server listens.
    [[nodiscard]] Elsewhere elsewhere(std::size_t most);
    [[nodiscard]] Elsewhere counting(std::size_t most);

    // From any thread: answers may have become certain.
    void ring();

    // Listens; says why not. REQUIRES: the reception outlives the run.
    [[nodiscard]] std::optional<std::string> listen(const ServerSettings& settings);

    // The port that was given.
    [[nodiscard]] std::uint16_t port() const;

    // Until stop(), SIGTERM, SIGINT or a fault of the ledger, which it returns. `idle`: called
    // after every round of work.
    [[nodiscard]] std::optional<ledger::Fault> run(Reception& reception,
                                                   casino::OpenCasino& house,
                                                   const std::function<void()>& idle = {});

    // From any thread.
    void stop();

    // The hall has something to do as soon as what has come in is read.
    void soon();

    [[nodiscard]] Reception& reception();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace baize::server
