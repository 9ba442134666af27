#include "cli/ledgers/proof_command.h"

#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/ledgers/key_file.h"
#include "cli/ledgers/ledger_file.h"
#include "house/casino/casino.h"
#include "service/proof/deal_proof.h"

namespace baize {

namespace {

struct ProofOptions {
    std::string ledger{};
    house::RoundName round{};
    house::PersonId person = 0;
    bool as_inspector = false;
    std::string ledger_key{};
    std::string file{};
};

Audience audience_of(const ProofOptions& options) {
    if (options.as_inspector) return {Sees::inspector, 0};
    if (options.person != 0) return {Sees::player, options.person};
    return {Sees::bystander, 0};
}

void fail_proof(Console& console, std::string_view why) {
    console.error << "baize proof: " << why << '\n';
    console.exit_status = exit_failed;
}

// Replays the ledger up to the end of the round. Returns an error message, or "".
std::string watch(ledger::Store& store, const house::Keys& keys, codec::RoundWatch& round) {
    house::Casino casino(keys);
    std::string why;
    const auto fault = store.read(0, [&](const ledger::EventView& event) {
        if (const auto mismatch = casino.replay(event)) why = mismatch->text;
        if (why.empty()) round.look(casino.state(), event.head);
        return why.empty() && !round.is_past();
    });
    return fault ? fault->text : why;
}

void run_proof(const ProofOptions& options, Console& console) {
    const auto store = open_to_read(options.ledger);
    if (!store) return fail_proof(console, store.error().text);
    codec::RoundWatch round(options.round, audience_of(options));
    const auto keys = keys_to_read(**store, options.ledger, options.ledger_key);
    if (!keys) return fail_proof(console, keys.error().text);
    const std::string why = watch(**store, *keys, round);
    if (!why.empty()) return fail_proof(console, why);
    if (!round.is_committed()) {
        return fail_proof(console,
                          fmt::format("there is no deck commitment for round {} of table {}: the "
                                      "round does not exist, or a person deals there",
                                      options.round.round,
                                      options.round.table));
    }
    if (!round.is_over()) return fail_proof(console, "the round is not over yet");
    console.out << codec::to_json(round.proof());
}

void print_cards(const codec::DealProof& proof,
                 const codec::ProofVerdict& verdict,
                 Console& console) {
    for (std::size_t i = 0; i < proof.cards.size(); ++i) {
        const codec::DealtCard& card = proof.cards[i];
        const std::string& why = verdict.cards[i];
        console.out << fmt::format("  {}  {:<16}  card {:>2} of the deck  {}\n",
                                   to_string(card.card),
                                   to_string(card.place),
                                   card.position + 1,
                                   why.empty() ? "proved" : "NOT PROVED: " + why);
    }
}

std::string words_of(const codec::DealFacts& deal) {
    std::string words = deal.shoe == ShoeKind::machine ? "whole hands from a shuffling machine"
                                                       : "one card at a time by hand";
    if (!deal.community.empty())
        words +=
            fmt::format("; {} burned before each street", deal.burns == 0 ? "none" : "one card");
    return words;
}

// Says that the way of dealing is proved too, and names the points that the reader must compare.
constexpr std::string_view of_cards_and_deal =
    "All {} cards were dealt in order from the committed deck, in the committed way.\n"
    "Not shown by this file; compare it yourself: that the commitment is the one you saw before "
    "the "
    "round,\n"
    "that these boxes or seats were dealt in, and that these were the cards at your place.\n";
constexpr std::string_view of_cards_alone =
    "All {} cards were dealt in order from the committed deck.\n"
    "Not shown by this file; compare it yourself: that the commitment is the one you saw before "
    "the "
    "round,\n"
    "that these boxes or seats were dealt in, that these were the cards at your place, and that a "
    "hand\n"
    "or a machine dealt, with or without burned cards, as it says: this commitment is of the older "
    "form,\n"
    "which binds the deck alone.\n";

void print_verdict(const codec::DealProof& proof, Console& console) {
    const codec::ProofVerdict verdict = codec::check(proof);
    const bool is_poker = proof.deal.button != 0;
    console.out << fmt::format(
        "{}, table {}, round {}\ncommitment {}\ndealt to {} {}{}\n",
        proof.game,
        proof.table,
        proof.round,
        to_string(proof.promise),
        is_poker ? "seats" : "boxes",
        fmt::join(proof.deal.dealt_to, ", "),
        is_poker ? fmt::format("; button at seat {}", proof.deal.button) : "; the dealer last");
    console.out << words_of(proof.deal) << '\n';
    print_cards(proof, verdict, console);
    for (const std::string& fault : verdict.faults)
        console.out << "NOT PROVED: " << fault << '\n';
    if (!verdict.is_proved()) {
        console.exit_status = exit_failed;
        console.out << "This file was changed, or the cards were not dealt from the committed deck "
                       "in its order.\n";
        return;
    }
    console.out << fmt::format(fmt::runtime(proof.deal_beside ? of_cards_and_deal : of_cards_alone),
                               proof.cards.size());
    console.out << "Not shown at all: that the deck was shuffled evenly and not chosen by the "
                   "house, and what was paid\n"
                   "(the ledger and its audit show that).\n";
}

void run_verify(const ProofOptions& options, Console& console) {
    std::ifstream file(options.file, std::ios::binary);
    if (!file) {
        console.error << "baize verify: " << options.file << ": cannot be read\n";
        console.exit_status = exit_failed;
        return;
    }
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    std::string error_text;
    const std::optional<codec::DealProof> proof = codec::proof_of_json(text, error_text);
    if (!proof) {
        console.error << "baize verify: " << options.file << ": " << error_text << '\n';
        console.exit_status = exit_failed;
        return;
    }
    print_verdict(*proof, console);
}

}  // namespace

void add_proof_commands(CLI::App& app, Console& console) {
    const auto options = std::make_shared<ProofOptions>();
    CLI::App* const proof = app.add_subcommand(
        "proof", "The cards that a person was shown in a round, with their proofs");
    proof->footer(
        "At tables that the house deals, it commits to the whole deck before the first wager. The\n"
        "proof holds only the cards that this person was shown; anyone can check it.\n"
        "  baize proof casino.db 1 7 --person 12 > round.json\n"
        "  baize proof casino.db 1 7              the cards that a bystander saw\n"
        "  baize verify round.json");
    proof->add_option("ledger", options->ledger, "The ledger's file")->required();
    proof->add_option("table", options->round.table, "Number of the table")->required();
    proof->add_option("round", options->round.round, "Number of the round or hand")
        ->required()
        ->check(CLI::PositiveNumber);
    auto* const person =
        proof->add_option("--person", options->person, "Include the cards that this player saw")
            ->check(CLI::PositiveNumber);
    proof->add_option(
        "--ledger-key",
        options->ledger_key,
        "File of the ledger's key (default: LEDGER-key, or the keys that the ledger discloses)");
    proof->add_flag("--inspector", options->as_inspector, "Every hand, for the regulator")
        ->excludes(person);
    proof->callback([options, &console] { run_proof(*options, console); });
    CLI::App* const verify =
        app.add_subcommand("verify", "Check a proof of a deal, without any ledger");
    verify->footer(
        "Exit status 1: at least one card is not proved. docs/formats/fairness.md is the recipe.");
    verify->add_option("file", options->file, "A file written by baize proof")->required();
    verify->callback([options, &console] { run_verify(*options, console); });
}

}  // namespace baize
