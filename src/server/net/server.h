// The server: one thread for the house, its connections and its requests, one each for passwords,
// for what is read from files and for the coach, some for long counts, so that nobody else waits
// for those, and the ledger's own, which only writes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "ledger/record/fault.h"
#include "server/api/reception.h"
#include "server/limits/count_queue.h"

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

    enum class Worker : std::uint8_t { passwords, history, coach };

    // For the hall and the reception, which are made before the server listens. `most`: pieces of
    // work that may wait.
    [[nodiscard]] Elsewhere elsewhere(Worker worker, std::size_t most);

    // For a queue of counts, which waits itself. These threads take what time the others leave.
    [[nodiscard]] CountQueue::Start counting(std::size_t threads);

    // Called when the run is over, before the threads are joined.
    void at_end(std::function<void()> call);

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
