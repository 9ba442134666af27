// Malformed, too large and smuggled requests are refused or not answered, and the next client is
// served.
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "socket_kit.h"

namespace baize::server {
namespace {

// Returns the pages of a folder, next to which lies a file that must not be served.
Pages pages_with_a_secret_beside() {
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(testing::TempDir()) / fmt::format("baize-{}", ::getpid());
    fs::create_directories(folder / "pages" / "assets");
    std::ofstream(folder / "secret.txt") << "the secret";
    std::ofstream(folder / "pages" / "index.html") << "the index";
    std::ofstream(folder / "pages" / "assets" / "page.js") << "the script";
    Pages pages = *Pages::read((folder / "pages").string());
    fs::remove_all(folder);
    return pages;
}

class OddRequests : public testing::Test {
  protected:
    ~OddRequests() override {
        EXPECT_EQ(200, asked(house_, {.target = "/api/lobby"}).status);
        EXPECT_EQ(before_, house_.books());
    }

    // Sends these bytes and returns everything that the server sends until it closes the
    // connection.
    std::string all_after(const std::string& bytes) {
        SocketClient client(house_.port());
        client.say(bytes);
        client.fall_silent();
        return client.hear_all();
    }

    static std::size_t answers_in(const std::string& text) {
        std::size_t count = 0;
        for (std::size_t at = text.find("HTTP/1."); at != std::string::npos;
             at = text.find("HTTP/1.", at + 1))
            ++count;
        return count;
    }

    [[nodiscard]] std::string get(const std::string& target, const std::string& more = {}) const {
        return written(house_, {.target = target, .more = more});
    }

    Pages pages_ = pages_with_a_secret_beside();
    SocketServer house_{{}, &pages_};
    LedgerTotals before_ = house_.books();
};

TEST_F(OddRequests, GarbageIsRefusedAndTheConnectionEnds) {
    for (const std::string& garbage : {std::string("GET /\r\n\r\n"),
                                       std::string("hello\r\n\r\n"),
                                       std::string("\x16\x03\x01\x02 a TLS greeting\r\n\r\n"),
                                       std::string("GET / HTTP/9.9\r\n\r\n"),
                                       std::string("GET / HTTP/1.1\r\nbad header\r\n\r\n"),
                                       std::string("GET / HTTP/1.1\r\nA: 1\nB: 2\r\n\r\n"),
                                       std::string("GET /a b HTTP/1.1\r\n\r\n"),
                                       std::string("GET / HTTP/1.1\r\nA: \x01\r\n\r\n"),
                                       std::string("GET / HTTP/1.1\r\nA\0B: 1\r\n\r\n", 26),
                                       std::string("G\0T / HTTP/1.1\r\n\r\n", 18)}) {
        const std::string said = all_after(garbage);
        EXPECT_TRUE(said.starts_with("HTTP/1.1 400")) << garbage << '\n' << said;
        EXPECT_EQ(1U, answers_in(said)) << garbage;
    }
}

TEST_F(OddRequests, UnknownVerbsAreRefused) {
    for (const char* const verb : {"PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "XYZ"})
        EXPECT_EQ(400, asked(house_, {.verb = verb, .target = "/api/me"}).status) << verb;
    EXPECT_EQ(405, asked(house_, {.verb = "POST", .target = "/"}).status);
    EXPECT_EQ(405, asked(house_, {.verb = "POST", .target = "/api/me"}).status);
    EXPECT_EQ(405, asked(house_, {.target = "/api/guest"}).status);
    EXPECT_EQ(200, asked(house_, {.verb = "HEAD", .target = "/api/me"}).status);
}

TEST_F(OddRequests, TooLargeHeadersAndBodiesAreRefused) {
    const std::string many(9'000, 'x');
    EXPECT_TRUE(all_after(get("/", "X: " + many + "\r\n")).starts_with("HTTP/1.1 431"));
    EXPECT_TRUE(all_after(get("/" + many)).starts_with("HTTP/1.1 431"));
    const std::string announced =
        written(house_, {.verb = "POST", .target = "/api/login", .body = std::string(70'000, 'x')});
    EXPECT_TRUE(all_after(announced.substr(0, 400)).starts_with("HTTP/1.1 413"));
    const std::string chunked = get("/api/me", "Transfer-Encoding: chunked\r\n");
    EXPECT_TRUE(all_after(chunked + "fffffff\r\nxx").starts_with("HTTP/1.1 413"));
}

TEST_F(OddRequests, AmbiguousLengthsAreRefused) {
    const std::string inner = "GET /api/me HTTP/1.1\r\nHost: " + house_.host() + "\r\n\r\n";
    for (const std::string& heads :
         {std::string("Content-Length: 5\r\nContent-Length: 6\r\n"),
          std::string("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"),
          std::string("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n"),
          std::string("Content-Length: -1\r\n"),
          std::string("Content-Length: 0x10\r\n"),
          std::string("Content-Length: 99999999999999999999999\r\n"),
          std::string("Content-Length : 5\r\n")}) {
        const std::string said = all_after(get("/api/me", heads) + inner);
        EXPECT_TRUE(said.starts_with("HTTP/1.1 400")) << heads << said;
        EXPECT_EQ(1U, answers_in(said)) << heads;
    }
    const std::string nonsense = get("/api/me", "Transfer-Encoding: chunked\r\n") + "zz\r\n";
    EXPECT_TRUE(all_after(nonsense + inner).starts_with("HTTP/1.1 400"));
}

// A body shorter than announced is an error; bytes after the body belong to the next request.
TEST_F(OddRequests, BodyEndsAtTheAnnouncedLength) {
    const std::string less = all_after(get("/api/me", "Content-Length: 500\r\n") + "short");
    EXPECT_TRUE(less.starts_with("HTTP/1.1 400")) << less;
    const std::string said = all_after(get("/api/me", "Content-Length: 2\r\n") + "{}" +
                                       get("/api/nowhere") + get("/api/me"));
    EXPECT_EQ(3U, answers_in(said));
    EXPECT_LT(said.find(" 200 "), said.find(" 404 "));
}

TEST_F(OddRequests, PipelinedAreAnsweredInOrder) {
    std::string many;
    for (int i = 0; i < 20; ++i)
        many += get(i % 2 == 0 ? "/healthz" : "/api/nowhere");
    const std::string said = all_after(many);
    EXPECT_EQ(20U, answers_in(said));
    EXPECT_LT(said.find(" 200 "), said.find(" 404 "));
}

TEST_F(OddRequests, NoPathLeavesTheFolderOfPages) {
    EXPECT_EQ("the script", asked(house_, {.target = "/assets/page.js"}).body);
    for (const char* const target : {"/../secret.txt",
                                     "/%2e%2e/secret.txt",
                                     "/%2e%2e%2fsecret.txt",
                                     "/assets/../../secret.txt",
                                     "/..\\secret.txt",
                                     "/%5c..%5csecret.txt",
                                     "//secret.txt",
                                     "/./../secret.txt",
                                     "/....//secret.txt",
                                     "/%252e%252e/secret.txt",
                                     "/etc/hosts.txt",
                                     "/assets/page.js/../../../secret.txt"}) {
        const HeardAnswer answer = asked(house_, {.target = target});
        EXPECT_EQ(404, answer.status) << target;
        EXPECT_EQ(std::string::npos, answer.body.find("the secret")) << target;
    }
    for (const char* const target : {"/../", "/%2e%2e/etc/passwd", "/~root", "/assets"})
        EXPECT_EQ("the index", asked(house_, {.target = target}).body) << target;
    for (const char* const target :
         {"/secret.txt%00.html", "/%00", "/%", "/%zz", "*", "http://elsewhere/", "secret.txt"})
        EXPECT_EQ(400, asked(house_, {.target = target}).status) << target;
}

TEST_F(OddRequests, InvalidJsonBodiesAreRefused) {
    std::string deep;
    for (int i = 0; i < 2'000; ++i)
        deep += R"({"name":)";
    for (const std::string& body : {std::string(),
                                    std::string("x"),
                                    std::string("[]"),
                                    deep,
                                    std::string("{\"name\":\"\xFF\",\"password\":\"\"}"),
                                    std::string(R"({"name":1,"password":2})"),
                                    std::string(R"({"name":"Ada","password":"p","person":1})")}) {
        const HeardAnswer answer =
            asked(house_, {.verb = "POST", .target = "/api/login", .body = body});
        EXPECT_EQ(400, answer.status) << body.substr(0, 80);
    }
}

}  // namespace
}  // namespace baize::server
