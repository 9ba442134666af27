// The server and its threads. One thread runs the casino, all connections and all requests. Slow
// work runs on other threads, so that players do not wait for it: one each for passwords, for
// reading history files and for the coach, and a small pool for long computations. The ledger has
// its own thread, which only writes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "ledger/record/fault.h"
#include "server/api/request_guard.h"
#include "server/limits/job_queue.h"

namespace baize::server {

struct ServerSettings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;  // 0: any free port
    std::string certificate{};  // path of a PEM file; TLS is on if this and `key` are set
    std::string key{};
};

class Server {
  public:
    Server();
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    enum class Worker : std::uint8_t { passwords, history, coach };

    // Returns an executor for the thread of `worker`, for the broadcaster and the request guard,
    // which are made before the server listens. It refuses a task when `most` tasks are queued or
    // running.
    [[nodiscard]] BackgroundExecutor background(Worker worker, std::size_t most);

    // Returns the executor of a job queue; the queue itself limits the number of jobs. These
    // threads have low priority, so that the others go first.
    [[nodiscard]] JobQueue::Start job_executor(std::size_t threads);

    // Sets a function to be called when the run is over, before the threads are joined.
    void at_end(std::function<void()> call);

    // Wakes the main thread because commands may have become durable. May be called from any
    // thread.
    void wake();

    // Opens the listening socket. Returns an error message if it cannot, nullopt on success.
    // REQUIRES: the request guard outlives the run.
    [[nodiscard]] std::optional<std::string> listen(const ServerSettings& settings);

    // Returns the port on which the server listens.
    [[nodiscard]] std::uint16_t port() const;

    // Runs until stop(), SIGTERM, SIGINT or a storage error of the ledger. Returns that error, if
    // there was one. `idle` is called after every round of work.
    [[nodiscard]] std::optional<ledger::Fault> run(RequestGuard& request_guard,
                                                   house::OpenCasino& house,
                                                   const std::function<void()>& idle = {});

    // Ends run(). May be called from any thread.
    void stop();

    // Schedules one run of the broadcaster, after the input that has already arrived. Further calls
    // before that run have no effect.
    void schedule_run();

    [[nodiscard]] RequestGuard& request_guard();

  private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace baize::server
