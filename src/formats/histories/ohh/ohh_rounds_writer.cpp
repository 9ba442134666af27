#include "formats/histories/ohh/ohh_rounds_writer.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "formats/histories/amount.h"
#include "formats/histories/ohh/ohh_words.h"

namespace baize::histories {

namespace {

OhhAction post_in_place(const BlindPlaces& places, std::size_t place) {
    if (places.small == place) return OhhAction::post_sb;
    return places.big == place ? OhhAction::post_bb : OhhAction::straddle;
}

class RoundWriter {
  public:
    RoundWriter(std::string& out, const Record& record, std::span<const std::int64_t> ids)
        : out_(out), record_(record), ids_(ids), tally_(record.starting_stacks) {}

    void write() {
        out_ += '[';
        open("Preflop", nullptr);
        posts();
        for (const Step& step : record_.steps) {
            if (step.step_kind != StepKind::show && step.step_kind != StepKind::muck)
                write_step(step);
        }
        close();
        const bool has_showdown =
            std::any_of(record_.steps.begin(), record_.steps.end(), [](const Step& step) {
                return step.step_kind == StepKind::show || step.step_kind == StepKind::muck;
            });
        if (has_showdown) showdown();
        out_ += ']';
    }

  private:
    void open(std::string_view street, const Step* board) {
        if (round_ != 0) out_ += ',';
        out_ += fmt::format("{{\"id\":{},\"street\":\"{}\"", round_++, street);
        if (board != nullptr) {
            out_ += ',';
            cards(*board);
        }
        out_ += ",\"actions\":[";
        actions_ = 0;
    }

    void close() { out_ += "]}"; }

    // Writes "cards":["As","Td"] and leaves out unseen cards.
    void cards(const Step& step) {
        out_ += "\"cards\":[";
        bool first = true;
        for (std::size_t i = 0; i < step.count; ++i) {
            if (!step.cards[i].is_seen()) continue;
            if (!first) out_ += ',';
            first = false;
            out_ += fmt::format("\"{}\"", to_string(step.cards[i].card()));
        }
        out_ += ']';
    }

    void action(OhhAction action, std::size_t player, Money amount, const Step* dealt = nullptr) {
        if (actions_ != 0) out_ += ',';
        out_ += fmt::format("{{\"action_number\":{},\"player_id\":{},\"action\":\"{}\",\"amount\":",
                            ++actions_,
                            ids_[player],
                            word_of(ohh_actions, action));
        write_amount(out_, amount, record_.decimals);
        const bool all_in = amount.is_positive() && tally_.is_all_in(player);
        out_ += all_in ? ",\"is_allin\":true" : ",\"is_allin\":false";
        if (dealt != nullptr && dealt->count != 0) {
            out_ += ',';
            cards(*dealt);
        }
        out_ += '}';
    }

    void posts() {
        const std::size_t count = record_.player_count();
        for (std::size_t i = 0; i < count; ++i) {
            const Money ante = record_.ante(forced_index(i, count));
            if (ante.is_positive()) action(OhhAction::post_ante, i, tally_.pay(i, ante));
        }
        const BlindPlaces places = blind_places(record_);
        for (std::size_t place = 0; place < count; ++place) {
            const Money blind = record_.blinds[place];
            if (blind.is_zero()) continue;
            const std::size_t player = forced_index(place, count);
            const bool is_late = blind < Money{};
            action(is_late ? OhhAction::post_extra_blind : post_in_place(places, place),
                   player,
                   tally_.post(player, is_late ? -blind : blind));
        }
    }

    void write_step(const Step& step) {
        const std::size_t player = step.player;
        switch (step.step_kind) {
            case StepKind::deal_hole:
                if (step.cards[0].is_seen()) action(OhhAction::dealt_cards, player, {}, &step);
                break;
            case StepKind::deal_board: next_street(step); break;
            case StepKind::fold: fold(player); break;
            case StepKind::check_or_call: {
                const Money added = tally_.call(player);
                action(added.is_zero() ? OhhAction::check : OhhAction::call, player, added);
                break;
            }
            case StepKind::bet: {
                const bool raises = tally_.level().is_positive();
                const Money added = tally_.bet_to(player, step.amount);
                action(raises ? OhhAction::raise : OhhAction::bet, player, added);
                break;
            }
            case StepKind::discard: action(OhhAction::discards, player, {}, &step); break;
            case StepKind::show:
            case StepKind::muck:
            case StepKind::bring_in: break;
        }
    }

    // Chips short of a call are written as a call, which the fold shows to be too small.
    void fold(std::size_t player) {
        const Money left = tally_.fold(record_, player);
        if (left.is_positive()) action(OhhAction::call, player, left);
        action(OhhAction::fold, player, {});
    }

    void next_street(const Step& board) {
        close();
        board_count_ += board.count;
        const std::size_t street =
            board_count_ <= 3 ? 1 : std::min<std::size_t>(board_count_ - 2, 3);
        open(ohh_streets[street], &board);
        tally_.end_round();
    }

    void showdown() {
        open("Showdown", nullptr);
        for (const Step& step : record_.steps) {
            if (step.step_kind == StepKind::muck) action(OhhAction::mucks_cards, step.player, {});
            if (step.step_kind == StepKind::show)
                action(OhhAction::shows_cards, step.player, {}, &step);
        }
        close();
    }

    std::string& out_;
    const Record& record_;
    std::span<const std::int64_t> ids_;
    BettingTally tally_;
    std::size_t round_ = 0;
    std::size_t actions_ = 0;
    std::size_t board_count_ = 0;
};

BettingTally played(const Record& record) {
    BettingTally tally(record.starting_stacks);
    tally.post_forced_bets(record);
    for (const Step& step : record.steps) {
        if (step.step_kind == StepKind::fold) tally.fold(record, step.player);
        if (step.step_kind == StepKind::check_or_call) tally.call(step.player);
        if (step.step_kind == StepKind::bet) tally.bet_to(step.player, step.amount);
        if (step.step_kind == StepKind::deal_board) tally.end_round();
    }
    return tally;
}

// Returns the amount that each player took from the pot, or nullopt if the record does not say.
std::optional<PerPlayer<Money>> wins_in(const Record& record, const BettingTally& tally) {
    if (!record.winnings.empty()) return record.winnings;
    if (record.finishing_stacks.empty()) return std::nullopt;
    const BettingTally::Uncalled uncalled = tally.uncalled();
    PerPlayer<Money> wins;
    for (std::size_t i = 0; i < record.player_count(); ++i) {
        if (record.starting_stacks[i] == unknown_stack) return std::nullopt;
        const Money back = i == uncalled.player ? uncalled.amount : Money{};
        const Money left = record.starting_stacks[i] - tally.put_in(i) + back;
        wins.push_back(record.finishing_stacks[i] - left);
        if (wins.back() < Money{}) return std::nullopt;
    }
    return wins;
}

}  // namespace

void write_ohh_rounds(std::string& out, const Record& record, std::span<const std::int64_t> ids) {
    RoundWriter(out, record, ids).write();
}

void write_ohh_pots(std::string& out, const Record& record, std::span<const std::int64_t> ids) {
    const BettingTally tally = played(record);
    const std::optional<PerPlayer<Money>> wins = wins_in(record, tally);
    out += '[';
    if (wins) {
        const Money total = tally.called_total();
        Money won;
        for (const Money win : *wins)
            won += win;
        out += "{\"number\":0,\"amount\":";
        write_amount(out, record.pots.value_or(total), record.decimals);
        out += ",\"rake\":";
        const Money taken = record.commission.value_or(std::max(total - won, Money{}));
        write_amount(out, taken, record.decimals);
        out += ",\"player_wins\":[";
        bool first = true;
        for (std::size_t i = 0; i < record.player_count(); ++i) {
            if ((*wins)[i].is_zero()) continue;
            if (!first) out += ',';
            first = false;
            out += fmt::format("{{\"player_id\":{},\"win_amount\":", ids[i]);
            write_amount(out, (*wins)[i], record.decimals);
            out += '}';
        }
        out += "]}";
    }
    out += ']';
}

}  // namespace baize::histories
