#include "server/net/server.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

#include "server/net/caller.h"
#include "server/net/connections.h"
#include "server/net/net.h"

namespace baize::server {

struct Server::Inside {
    asio::io_context context{1};

    // A worker thread, and the number of its tasks that are queued or running.
    struct Slow {
        asio::thread_pool thread{1};
        std::size_t waiting = 0;

        void end() {
            thread.stop();
            thread.join();
        }
    };

    std::array<Slow, 3> slow{};
    std::optional<asio::thread_pool> counts{};
    std::function<void()> at_end{};
    tcp::acceptor acceptor{context};
    std::optional<asio::ssl::context> tls{};
    asio::steady_timer timer{context};
    asio::signal_set signals{context};
    Reception* reception = nullptr;
    house::OpenCasino* house = nullptr;
    std::function<void()> idle{};
    std::atomic<bool> is_rung{false};  // a call of ring() waits to be handled
    bool is_soon = false;
    std::optional<Moment> wakes{};

    void end_threads();
    asio::awaitable<void> accept(Server& server);
    void work();
    void sleep();
};

namespace {

std::chrono::microseconds until(Moment moment, Moment now) {
    return std::chrono::microseconds(std::max<std::int64_t>(0, (moment - now).microseconds()));
}

// A counting thread yields to the threads that serve players. This is not the lowest priority,
// because on a busy machine a computation would then never end.
constexpr int counting_priority = 10;

void yield_to_others() {
    static thread_local const bool is_last =
        ::setpriority(PRIO_PROCESS, static_cast<id_t>(::syscall(SYS_gettid)), counting_priority) ==
        0;
    static_cast<void>(is_last);
}

}  // namespace

Server::Server() : inside_(std::make_unique<Inside>()) {}

Server::~Server() {
    inside_->end_threads();
}

void Server::Inside::end_threads() {
    if (const auto call = std::exchange(at_end, {})) call();
    for (Slow& worker : slow)
        worker.end();
    if (!counts) return;
    counts->stop();
    counts->join();
}

void Server::at_end(std::function<void()> call) {
    inside_->at_end = std::move(call);
}

Reception& Server::reception() {
    return *inside_->reception;
}

Elsewhere Server::elsewhere(Worker which, std::size_t most) {
    Inside::Slow& worker = inside_->slow.at(static_cast<std::size_t>(which));
    return [inside = inside_.get(), &worker, most](std::function<void()> slow_work,
                                                   std::function<void()> after) {
        if (worker.waiting >= most) return false;
        ++worker.waiting;
        asio::post(worker.thread,
                   [inside, &worker, slow_work = std::move(slow_work), after = std::move(after)] {
                       slow_work();
                       asio::post(inside->context, [inside, &worker, after] {
                           --worker.waiting;
                           after();
                           inside->work();
                       });
                   });
        return true;
    };
}

CountQueue::Start Server::counting(std::size_t threads) {
    inside_->counts.emplace(threads);
    return [inside = inside_.get()](std::function<void()> count, std::function<void()> after) {
        asio::post(*inside->counts, [inside, count = std::move(count), after = std::move(after)] {
            yield_to_others();
            count();
            asio::post(inside->context, [inside, after] {
                after();
                inside->work();
            });
        });
    };
}

// The ledger's thread calls this often, so that at most one call is posted at a time.
void Server::ring() {
    if (inside_->is_rung.exchange(true)) return;
    asio::post(inside_->context, [inside = inside_.get()] {
        inside->is_rung = false;
        if (inside->reception != nullptr) inside->work();
    });
}

void Server::soon() {
    if (inside_->is_soon) return;
    inside_->is_soon = true;
    asio::post(inside_->context, [inside = inside_.get()] {
        inside->is_soon = false;
        inside->work();
    });
}

void Server::stop() {
    inside_->context.stop();
}

std::optional<std::string> Server::listen(const ServerSettings& settings) {
    Inside& inside = *inside_;
    beast::error_code failed;
    const asio::ip::address address = asio::ip::make_address(settings.address, failed);
    if (failed) return "\"" + settings.address + "\" is no address";
    if (!settings.certificate.empty()) {
        asio::ssl::context& tls = inside.tls.emplace(asio::ssl::context::tls_server);
        tls.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                            asio::ssl::context::no_tlsv1_1,
                        failed);
        tls.use_certificate_chain_file(settings.certificate, failed);
        if (failed) return settings.certificate + ": " + failed.message();
        tls.use_private_key_file(settings.key, asio::ssl::context::pem, failed);
        if (failed) return settings.key + ": " + failed.message();
    }
    const tcp::endpoint endpoint(address, settings.port);
    inside.acceptor.open(endpoint.protocol(), failed);
    if (!failed) inside.acceptor.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed) inside.acceptor.bind(endpoint, failed);
    if (!failed) inside.acceptor.listen(asio::socket_base::max_listen_connections, failed);
    if (failed)
        return settings.address + " port " + std::to_string(settings.port) + ": " +
               failed.message();
    return std::nullopt;
}

std::uint16_t Server::port() const {
    beast::error_code failed;
    return inside_->acceptor.local_endpoint(failed).port();
}

asio::awaitable<void> Server::Inside::accept(Server& server) {
    asio::steady_timer pause(context);
    while (true) {
        auto [failed, socket] = co_await acceptor.async_accept(as_values);
        if (failed == asio::error::operation_aborted) co_return;
        if (failed) {  // one connection failed, or no file descriptors are left: accept goes on
            pause.expires_after(std::chrono::milliseconds(50));
            co_await pause.async_wait(as_values);
            continue;
        }
        beast::error_code unknown;
        const auto endpoint = socket.remote_endpoint(unknown);
        if (unknown) continue;
        const auto plain = plain_address(endpoint.address().to_string());
        if (!plain) continue;
        std::string address = reception->is_proxy(*plain) ? *plain : counted_as(*plain);
        if (!reception->connect(address)) continue;
        socket.set_option(tcp::no_delay(true), unknown);
        if (tls) {
            converse_secretly(std::move(socket), *tls, server, std::move(address));
        } else {
            converse_plainly(std::move(socket), server, std::move(address));
        }
    }
}

void Server::Inside::work() {
    reception->hall().run(reception->now());
    if (house->fault()) return context.stop();
    if (idle) idle();
    sleep();
}

// Sets the timer to the next time at which the hall must run. A timer that is already set to this
// time is left as it is.
void Server::Inside::sleep() {
    const std::optional<Moment> next = reception->hall().wakes_at();
    if (next == wakes) return;
    wakes = next;
    if (!next) {
        timer.cancel();
        return;
    }
    timer.expires_after(until(*next, reception->now()));
    timer.async_wait([this](beast::error_code failed) {
        if (failed) return;
        wakes.reset();
        work();
    });
}

std::optional<ledger::Fault> Server::run(Reception& reception,
                                         house::OpenCasino& house,
                                         const std::function<void()>& idle) {
    Inside& inside = *inside_;
    inside.reception = &reception;
    inside.house = &house;
    inside.idle = idle;
    inside.signals.add(SIGTERM);
    inside.signals.add(SIGINT);
    inside.signals.async_wait([this](beast::error_code failed, int) {
        if (!failed) stop();
    });
    asio::co_spawn(inside.context, inside.accept(*this), asio::detached);
    soon();
    inside.context.run();
    // Running tasks use objects that the caller destroys after this function returns.
    inside.end_threads();
    return house.fault();
}

}  // namespace baize::server
