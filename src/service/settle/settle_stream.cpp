#include "service/settle/settle_stream.h"

#include "engine/banked/machine/play.h"
#include "formats/json/json_text.h"
#include "service/settle/settle_jackpots.h"

namespace baize {

namespace {

bool is_extra(Wager wager) {
    return wager >= Wager::player_poker_extra && wager <= Wager::player_poker_extra_3;
}

void write_entry(JsonText& json, const SettledWager& line) {
    json.begin_object().key("staked").number(line.staked.cents());
    json.key("result").string(name(line.verdict));
    json.key("paid").number(line.paid.cents()).key("back").number(line.back.cents());
    json.key("clause").string(line.clause.id()).end_object();
}

void write_key(JsonText& json, const SettledWager& line) {
    const std::string_view wager = name(line.wager);
    json.key(line.is_excess ? std::string(wager) + "_excess" : std::string(wager));
}

// Keeps the position of the next wager of a list: an entry in which nothing moves for each 0.
void write_zeros(JsonText& json, std::size_t count) {
    for (; count > 0; --count)
        write_entry(json, {.verdict = Verdict::void_, .clause = "CH 3.30"_clause});
}

// Player Poker Extras are returned in the form of the input: an entry for an amount, and a list for
// a list, entry for entry. The list of excesses has entries only for wagers with one.
void write_extras(JsonText& json,
                  const BoxSettlement& lines,
                  const SettleRequest& request,
                  std::size_t box,
                  bool excess) {
    const bool is_list = !request.extra_is_scalar[box];
    const ExtraZeros zeros = excess ? ExtraZeros{} : request.extra_zeros[box];
    std::size_t next = 0;
    bool open = false;
    for (const SettledWager& line : lines) {
        if (!is_extra(line.wager) || line.is_excess != excess) continue;
        if (!open) {
            write_key(json, line);
            if (is_list) json.begin_array();
            open = true;
        }
        const std::size_t slot = index(line.wager) - index(Wager::player_poker_extra);
        while (next <= slot)
            write_zeros(json, zeros[next++]);
        write_entry(json, line);
    }
    while (open && next < zeros.size())
        write_zeros(json, zeros[next++]);
    if (open && is_list) json.end_array();
}

}  // namespace

bool SettleStream::settle() {
    for (const std::uint8_t box : request_.order) {
        settle_box(*request_.game, request_.rules, request_.round, box, settled_[box]);
        if (settled_[box].overflowed()) {
            line_.add_error("box " + std::to_string(box + 1) +
                            ": a payment would pass 2^63-1 cents");
            return false;
        }
    }
    if (request_.jackpot) {
        if (const auto error_text = settle_jackpots(request_, jackpots_, prizes_)) {
            line_.add_error(*error_text);
            return false;
        }
    } else {
        jackpots_ = {};
    }
    for (const std::uint8_t box : request_.order) {
        if (net(box)) continue;
        line_.add_error("box " + std::to_string(box + 1) + ": the total would pass 2^63-1 cents");
        return false;
    }
    return true;
}

std::optional<Money> SettleStream::net(std::size_t box) const {
    const std::optional<Money> net = settled_[box].net();
    if (!net || !jackpots_[box]) return net;
    const SettledWager& line = jackpots_[box]->line;
    return checked_sum(*net, line.back - line.staked);
}

void SettleStream::write_box(JsonText& json, std::size_t box) const {
    json.begin_object().key("box").number(static_cast<std::int64_t>(box + 1));
    const std::string hand = request_.game->describe_hand(request_.round, box);
    if (!hand.empty()) json.key("hand").string(hand);
    json.key("wagers").begin_object();
    for (const SettledWager& line : settled_[box]) {
        if (is_extra(line.wager)) continue;
        write_key(json, line);
        write_entry(json, line);
    }
    for (const bool excess : {false, true})
        write_extras(json, settled_[box], request_, box, excess);
    if (const auto& jackpot = jackpots_[box]) {
        json.key("jackpot");
        write_entry(json, jackpot->line);
        if (jackpot->excess.is_positive()) {
            json.key("jackpot_excess");
            write_entry(json,
                        {Wager::jackpot,
                         true,
                         Verdict::returned,
                         jackpot->excess_clause,
                         jackpot->excess,
                         Money{},
                         jackpot->excess});
        }
    }
    json.end_object().key("net").number(net(box)->cents()).end_object();
}

void SettleStream::write(std::string& out) const {
    JsonText json(out);
    const GameFacts& facts = request_.game->facts();
    json.begin_object().key("game").string(facts.name);
    const DealerCall call = request_.game->dealer_call(request_.rules, request_.round);
    json.key("dealer").begin_object().key("hand").string(call.hand);
    if (facts.has_qualifier) json.key("qualifies").truth(call.qualifies);
    json.end_object().key("boxes").begin_array();
    for (const std::uint8_t box : request_.order)
        write_box(json, box);
    json.end_array();
    if (request_.jackpot) {
        json.key("jackpot").begin_object();
        write_jackpot(json, *request_.jackpot, prizes_);
        json.end_object();
    }
    json.end_object();
    out += '\n';
}

std::optional<std::string> SettleStream::answer(std::string_view text, std::string& out) {
    ++number_;
    if (line_.read(text) && read_settle_request(line_, request_) && settle()) {
        write(out);
        return std::nullopt;
    }
    write_error(out, number_, line_.error_text());
    return line_.error_text();
}

}  // namespace baize
