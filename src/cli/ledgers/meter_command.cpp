#include "cli/ledgers/meter_command.h"

#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "cli/ledgers/key_file.h"
#include "cli/ledgers/ledger_file.h"
#include "house/casino/casino.h"
#include "house/workflows/jackpots/meter_reading.h"
#include "ledger/journal/read_ahead.h"
#include "service/codec/json.h"

namespace baize {

namespace {

struct MeterOptions {
    std::string ledger{};
    house::SystemId system = 0;
    house::PersonId by = 0;
    std::int64_t at = 0;
    std::string ledger_key{};
};

// The values need only the state at that time. The rank is checked against the last event that can
// be read: without the master key, reading stops at rounds in progress.
ledger::Outcome<Result<house::MeterReading>> read_as_at(ledger::Store& store,
                                                        const house::Keys& keys,
                                                        const MeterOptions& options) {
    const Moment at = Moment::of_microseconds(options.at);
    house::Casino casino(keys);
    std::optional<house::CasinoState> then;
    std::optional<ledger::Fault> mismatch;
    const auto fault = ledger::read_ahead(store, {}, [&](const ledger::EventView& event) {
        if (!then && event.head.time > at) then = casino.state();
        mismatch = casino.replay(event, ledger::Chain::checked);
        return !mismatch;
    });
    if (fault) return unexpected(*fault);
    const bool is_enough = then && mismatch && mismatch->kind == ledger::FaultKind::sealed;
    if (mismatch && !is_enough) return unexpected(*mismatch);
    const house::Context asked{then ? *then : casino.state(),
                               casino.balances(),
                               house::issuer_of(casino.state(), options.by, at)};
    return house::meter_as_at(asked, options.system, at);
}

void fail(Console& console, std::string_view why) {
    console.error << "baize meter: " << why << '\n';
    console.exit_status = exit_failed;
}

void run_meter(const MeterOptions& options, Console& console) {
    const auto store = open_to_read(options.ledger);
    if (!store) return fail(console, store.error().text);
    const auto keys = keys_to_read(**store, options.ledger, options.ledger_key);
    if (!keys) return fail(console, keys.error().text);
    const auto answer = read_as_at(**store, *keys, options);
    if (!answer) return fail(console, answer.error().text);
    if (!*answer) {
        const Rejection why = answer->error();
        std::string text(sentence(why.reason));
        return fail(console, text.append(" (").append(why.clause.id()).append(")"));
    }
    std::string text;
    JsonText json(text);
    codec::write_json(json, **answer);
    console.out << text << '\n';
}

}  // namespace

void add_meter_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("meter", "The value of a jackpot meter at a past settlement");
    command->footer(
        "Reads the ledger from its first event, so any settlement can be read. The person given "
        "by\n"
        "--by must be an area manager or above (CS 9.5.3). An open house answers the same question "
        "for\n"
        "its last 1,000 values: {\"by\":2,\"ask\":{\"meter\":{\"system\":1,\"at\":...}}}.\n"
        "  baize meter casino.db --system 1 --at 1800000000000000 --by 2");
    const auto options = std::make_shared<MeterOptions>();
    command->add_option("ledger", options->ledger, "The ledger's file")->required();
    command->add_option("--system", options->system, "The jackpot system")->required();
    command->add_option("--at", options->at, "Microseconds since 1970, UTC")->required();
    command->add_option("--by", options->by, "The person who asks")
        ->required()
        ->check(CLI::PositiveNumber);
    command->add_option(
        "--ledger-key",
        options->ledger_key,
        "File of the ledger's key, if it is not beside it; needed only for rounds in progress");
    command->callback([options, &console] { run_meter(*options, console); });
}

}  // namespace baize
