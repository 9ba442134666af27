// SQLite handles that close themselves, and SQLite error codes as faults.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <sqlite3.h>

#include "ledger/record/byte_span.h"
#include "ledger/record/fault.h"

namespace baize::ledger {

enum class Access : std::uint8_t { write, read_only };

class Connection {
  public:
    // `vfs` is nullptr for files of the operating system, which are private (private_file.h).
    [[nodiscard]] static Outcome<Connection> open(const std::string& path,
                                                  Access access,
                                                  const char* vfs);

    [[nodiscard]] std::optional<Fault> execute(const char* statements);

    // Returns the single number that a statement yields.
    [[nodiscard]] Outcome<std::int64_t> number(const char* statement);

    // Returns the single text that a statement yields.
    [[nodiscard]] Outcome<std::string> text(const char* statement);

    [[nodiscard]] Fault problem(std::string_view doing) const;

    [[nodiscard]] sqlite3* raw() const { return handle_.get(); }

  private:
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };

    Connection(sqlite3* handle, std::string path) : handle_(handle), path_(std::move(path)) {}

    std::unique_ptr<sqlite3, Close> handle_;
    std::string path_;
};

class Statement {
  public:
    [[nodiscard]] static Outcome<Statement> prepare(const Connection& connection,
                                                    std::string_view text);

    // Parameters count from 1. Blobs are not copied and must stay valid until the next reset.
    void bind(int parameter, std::uint64_t number);
    void bind(int parameter, std::int64_t number);
    void bind(int parameter, Bytes blob);
    void bind(int parameter, std::string_view text);

    enum class Step : std::uint8_t { row, done, failed };
    [[nodiscard]] Step step();

    void reset();

    // Columns count from 0. Returns nullopt if the column has another type.
    [[nodiscard]] std::optional<std::int64_t> number(int column) const;
    [[nodiscard]] std::optional<std::string> text(int column) const;
    [[nodiscard]] std::optional<Bytes> blob(int column) const;

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };

    explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}

    void note(int code) { is_bound_ = is_bound_ && code == SQLITE_OK; }

    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
    bool is_bound_ = true;  // if false, the next step fails
};

}  // namespace baize::ledger
