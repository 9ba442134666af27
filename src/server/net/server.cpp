#include "server/net/server.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

#include "server/net/client_address.h"
#include "server/net/connections.h"
#include "server/net/net.h"

namespace baize::server {

struct Server::Impl {
    asio::io_context context{1};

    // A worker thread, and the number of its tasks that are queued or running.
    struct WorkerThread {
        asio::thread_pool thread{1};
        std::size_t waiting = 0;

        void end() {
            thread.stop();
            thread.join();
        }
    };

    std::array<WorkerThread, 3> slow{};
    std::optional<asio::thread_pool> counts{};
    std::function<void()> at_end{};
    tcp::acceptor acceptor{context};
    std::optional<asio::ssl::context> tls{};
    asio::steady_timer timer{context};
    asio::signal_set signals{context};
    RequestGuard* request_guard = nullptr;
    house::OpenCasino* house = nullptr;
    std::function<void()> idle{};
    std::atomic<bool> is_woken{false};  // a call of wake() waits to be handled
    bool is_run_scheduled = false;
    std::optional<Moment> wakes{};

    void end_threads();
    asio::awaitable<void> accept(Server& server);
    void run_once();
    void sleep();
};

namespace {

std::chrono::microseconds until(Moment moment, Moment now) {
    return std::chrono::microseconds(std::max<std::int64_t>(0, (moment - now).microseconds()));
}

// A worker thread of jobs yields to the threads that serve players. This is not the lowest
// priority, because on a busy machine a computation would then never end.
constexpr int job_priority = 10;

void lower_priority() {
    static thread_local const bool is_last =
        ::setpriority(PRIO_PROCESS, static_cast<id_t>(::syscall(SYS_gettid)), job_priority) == 0;
    static_cast<void>(is_last);
}

}  // namespace

Server::Server() : impl_(std::make_unique<Impl>()) {}

Server::~Server() {
    impl_->end_threads();
}

void Server::Impl::end_threads() {
    if (const auto call = std::exchange(at_end, {})) call();
    for (WorkerThread& worker : slow)
        worker.end();
    if (!counts) return;
    counts->stop();
    counts->join();
}

void Server::at_end(std::function<void()> call) {
    impl_->at_end = std::move(call);
}

RequestGuard& Server::request_guard() {
    return *impl_->request_guard;
}

BackgroundExecutor Server::background(Worker which, std::size_t most) {
    Impl::WorkerThread& worker = impl_->slow.at(static_cast<std::size_t>(which));
    return [impl = impl_.get(), &worker, most](std::function<void()> queued_tasks,
                                               std::function<void()> after) {
        if (worker.waiting >= most) return false;
        ++worker.waiting;
        asio::post(
            worker.thread,
            [impl, &worker, queued_tasks = std::move(queued_tasks), after = std::move(after)] {
                queued_tasks();
                asio::post(impl->context, [impl, &worker, after] {
                    --worker.waiting;
                    after();
                    impl->run_once();
                });
            });
        return true;
    };
}

JobQueue::Start Server::job_executor(std::size_t threads) {
    impl_->counts.emplace(threads);
    return [impl = impl_.get()](std::function<void()> count, std::function<void()> after) {
        asio::post(*impl->counts, [impl, count = std::move(count), after = std::move(after)] {
            lower_priority();
            count();
            asio::post(impl->context, [impl, after] {
                after();
                impl->run_once();
            });
        });
    };
}

// The ledger's thread calls this often, so that at most one call is posted at a time.
void Server::wake() {
    if (impl_->is_woken.exchange(true)) return;
    asio::post(impl_->context, [impl = impl_.get()] {
        impl->is_woken = false;
        if (impl->request_guard != nullptr) impl->run_once();
    });
}

void Server::schedule_run() {
    if (impl_->is_run_scheduled) return;
    impl_->is_run_scheduled = true;
    asio::post(impl_->context, [impl = impl_.get()] {
        impl->is_run_scheduled = false;
        impl->run_once();
    });
}

void Server::stop() {
    impl_->context.stop();
}

std::optional<std::string> Server::listen(const ServerSettings& settings) {
    Impl& impl = *impl_;
    beast::error_code failed;
    const asio::ip::address address = asio::ip::make_address(settings.address, failed);
    if (failed) return "\"" + settings.address + "\" is no address";
    if (!settings.certificate.empty()) {
        asio::ssl::context& tls = impl.tls.emplace(asio::ssl::context::tls_server);
        tls.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                            asio::ssl::context::no_tlsv1_1,
                        failed);
        tls.use_certificate_chain_file(settings.certificate, failed);
        if (failed) return settings.certificate + ": " + failed.message();
        tls.use_private_key_file(settings.key, asio::ssl::context::pem, failed);
        if (failed) return settings.key + ": " + failed.message();
    }
    const tcp::endpoint endpoint(address, settings.port);
    impl.acceptor.open(endpoint.protocol(), failed);
    if (!failed) impl.acceptor.set_option(asio::socket_base::reuse_address(true), failed);
    if (!failed) impl.acceptor.bind(endpoint, failed);
    if (!failed) impl.acceptor.listen(asio::socket_base::max_listen_connections, failed);
    if (failed)
        return settings.address + " port " + std::to_string(settings.port) + ": " +
               failed.message();
    return std::nullopt;
}

std::uint16_t Server::port() const {
    beast::error_code failed;
    return impl_->acceptor.local_endpoint(failed).port();
}

asio::awaitable<void> Server::Impl::accept(Server& server) {
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
        const auto plain = canonical_address(endpoint.address().to_string());
        if (!plain) continue;
        std::string address = request_guard->is_proxy(*plain) ? *plain : rate_limit_key(*plain);
        if (!request_guard->connect(address)) continue;
        socket.set_option(tcp::no_delay(true), unknown);
        if (tls) {
            serve_tls(std::move(socket), *tls, server, std::move(address));
        } else {
            serve_plain(std::move(socket), server, std::move(address));
        }
    }
}

void Server::Impl::run_once() {
    request_guard->broadcaster().run(request_guard->now());
    if (house->fault()) return context.stop();
    if (idle) idle();
    sleep();
}

// Sets the timer to the next time at which the broadcaster must run. A timer that is already set to
// this time is left as it is.
void Server::Impl::sleep() {
    const std::optional<Moment> next = request_guard->broadcaster().wakes_at();
    if (next == wakes) return;
    wakes = next;
    if (!next) {
        timer.cancel();
        return;
    }
    timer.expires_after(until(*next, request_guard->now()));
    timer.async_wait([this](beast::error_code failed) {
        if (failed) return;
        wakes.reset();
        run_once();
    });
}

std::optional<ledger::Fault> Server::run(RequestGuard& request_guard,
                                         house::OpenCasino& house,
                                         const std::function<void()>& idle) {
    Impl& impl = *impl_;
    impl.request_guard = &request_guard;
    impl.house = &house;
    impl.idle = idle;
    impl.signals.add(SIGTERM);
    impl.signals.add(SIGINT);
    impl.signals.async_wait([this](beast::error_code failed, int) {
        if (!failed) stop();
    });
    asio::co_spawn(impl.context, impl.accept(*this), asio::detached);
    schedule_run();
    impl.context.run();
    // Running tasks use objects that the caller destroys after this function returns.
    impl.end_threads();
    return house.fault();
}

}  // namespace baize::server
