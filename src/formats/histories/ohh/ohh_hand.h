// Converts one hand of Open Hand History from JSON into a record: puts the players into dealing
// order, and turns the amount that each action added into the total bet. Fields without a place in
// PHH are kept in `_ohh_...` fields as JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/histories/betting_tally.h"
#include "formats/histories/ohh/json_tree.h"
#include "formats/histories/ohh/ohh_words.h"
#include "formats/histories/record.h"
#include "formats/histories/text_store.h"

namespace baize::histories {

class OhhHand {
  public:
    OhhHand(const JsonTree& tree, TextStore& store, Record& record)
        : tree_(tree), store_(store), record_(record) {}

    // Returns false on an error: field() and error_text() describe it. If finer() is above the
    // record's decimals, the caller should try again with finer() decimals.
    [[nodiscard]] bool read(const JsonNode& hand);

    [[nodiscard]] std::string_view field() const { return field_; }

    [[nodiscard]] const std::string& error_text() const { return error_text_; }

    [[nodiscard]] unsigned finer() const { return finer_; }

  private:
    struct Listed {
        const JsonNode* node = nullptr;
        std::int64_t id = 0;
        std::int64_t seat = 0;
        Money stack{};
        std::string_view name{};
        bool is_dealt_in = false;
        std::size_t player = 0;  // index in dealing order; set if the player was dealt in
    };

    // An action of a player who takes part in the hand.
    struct Acted {
        const JsonNode* node = nullptr;
        OhhAction action{};
        std::size_t listed = 0;
        Money amount{};
        bool is_all_in = false;
    };

    struct Round {
        const JsonNode* node = nullptr;
        std::size_t first_action = 0;
    };

    bool fail(std::string_view field, std::string text);
    const JsonNode* need(std::string_view key, JsonKind kind);
    bool read_integer(const JsonNode* node, std::string_view field, std::int64_t& number);
    bool read_money(const JsonNode* node, std::string_view field, Money& money);
    bool find_listed(const JsonNode& node, std::string_view field, std::size_t& listed);

    bool read_game();
    bool read_stakes();
    bool read_listed();
    bool read_listed_player(const JsonNode& node);
    bool read_rounds();
    bool read_round(const JsonNode& round);
    bool read_action(const JsonNode& node);
    bool order_players();

    bool read_cards(const JsonNode* node, Step& step);
    bool post(const Acted& acted);
    bool deal_hole_cards();
    bool play_rounds();
    bool play_round(std::size_t round, BettingTally& tally);
    bool play(const Acted& acted, BettingTally& tally);
    [[nodiscard]] bool is_given_up(std::size_t at,
                                   std::size_t last,
                                   const BettingTally& tally) const;
    bool give_up(const Acted& acted, BettingTally& tally);
    bool read_pots();
    bool read_pot(const JsonNode& pot);
    bool read_win(const JsonNode& win);

    void read_texts();
    bool read_date(std::string_view text);
    void keep_leftovers();
    [[nodiscard]] bool is_carried(const JsonNode& node) const;

    const JsonTree& tree_;
    TextStore& store_;
    Record& record_;
    const JsonNode* hand_ = nullptr;
    std::vector<Listed> listed_{};
    std::vector<Acted> acted_{};
    std::vector<Round> rounds_{};
    std::int64_t dealer_seat_ = 0;
    Money small_blind_{};
    Money big_blind_{};
    Money ante_{};
    Money called_total_{};  // according to the actions
    std::optional<Money> pots_{};
    bool date_is_carried_ = false;
    bool pots_are_carried_ = true;
    bool players_are_carried_ = true;
    std::string_view field_{};
    std::string error_text_{};
    unsigned finer_ = 0;
};

}  // namespace baize::histories
