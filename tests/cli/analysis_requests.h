// Sends requests for analysis through a router whose jobs run at once, or when the test lets them.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "server/api/analysis_handlers.h"

namespace baize {

namespace json = boost::json;

struct Asked {
    int status = 0;
    std::string body{};

    [[nodiscard]] json::object object() const { return json::parse(body).as_object(); }

    [[nodiscard]] std::string sentence() const {
        return std::string(object().at("sentence").as_string());
    }
};

class AnalysisRequests : public testing::Test {
  protected:
    AnalysisRequests() {
        add_analysis_handlers(router, queue, [this] {
            if (on_clock) on_clock();
            return now;
        });
    }

    void start(std::function<void()> slow, std::function<void()> after) {
        ++counts;
        jobs.push_back([slow = std::move(slow), after = std::move(after)] {
            slow();
            after();
        });
        if (!is_waiting) work();
    }

    void work() {
        while (!jobs.empty()) {
            const auto job = std::move(jobs.front());
            jobs.pop_front();
            job();
        }
    }

    // Sends a request; the returned object is filled when the response arrives.
    std::shared_ptr<Asked> put(const std::string& target, const std::string& body, bool is_post) {
        server::Request request;
        EXPECT_TRUE(server::read_target(target, request));
        request.is_post = is_post;
        request.body = body;
        auto asked = std::make_shared<Asked>();
        router.answer(request, [asked](const server::Response& response) {
            *asked = {response.status, *response.body};
        });
        return asked;
    }

    // Fills in missing fields with the defaults that the web page sends.
    static std::string filled(const std::string& target, const std::string& body) {
        boost::system::error_code failed;
        json::value question = json::parse(body, failed);
        if (failed || !question.is_object()) return body;
        const json::object plain =
            target.starts_with("/api/equity") ? json::object{{"board", ""}, {"dead", ""}}
            : target.starts_with("/api/analysis/jackpot")
                ? json::object{{"option", 1}, {"seed", nullptr}, {"settings", json::array{}}}
            : target.starts_with("/api/training") ? json::object{}
                                                  : json::object{{"tables", json::array{}},
                                                                 {"settings", json::array{}},
                                                                 {"pays", json::array{}},
                                                                 {"grid", false}};
        for (const auto& [field, value] : plain)
            question.as_object().insert(json::key_value_pair(field, value));
        return json::serialize(question);
    }

    Asked post(const std::string& target, const std::string& body) {
        return *put(target, filled(target, body), true);
    }

    Asked get(const std::string& target) { return *put(target, "", false); }

    json::object answered(const std::string& target, const std::string& body) {
        const Asked asked = post(target, body);
        EXPECT_EQ(200, asked.status) << body << asked.body;
        return asked.object();
    }

    std::deque<std::function<void()>> jobs{};
    bool is_waiting = false;  // true: jobs wait until work()
    int counts = 0;           // jobs started: an estimate and a computation per question
    Moment now = Moment::of_microseconds(1'000'000'000);
    std::function<void()> on_clock{};
    server::JobQueue queue{[this](std::function<void()> slow, std::function<void()> after) {
                               start(std::move(slow), std::move(after));
                           },
                           [] { return Moment{}; },
                           {.person = {1e9, 1}, .address = {1e9, 1}}};
    server::Router router{};
};

inline double number(const json::value& value) {
    return value.to_number<double>();
}

}  // namespace baize
