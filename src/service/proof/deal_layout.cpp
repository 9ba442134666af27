#include "service/proof/deal_layout.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "engine/banked/machine/deal_order.h"
#include "engine/poker/hand/deal_order.h"
#include "engine/poker/rules/variant.h"
#include "house/casino/game_state.h"
#include "house/seals/committed_deck.h"
#include "house/seals/deal_terms.h"

namespace baize::codec {

namespace {

constexpr std::uint8_t as_number(std::size_t index) {
    return static_cast<std::uint8_t>(index + 1);
}

// The facts of a round that is dealt so, without the boxes or seats that are dealt in.
DealFacts facts_by(const house::DealTerms& terms) {
    return {.shoe = terms.shoe,
            .hand_size = terms.hand_size,
            .has_dealer = terms.has_dealer,
            .community = {terms.community.begin(), terms.community.end()},
            .burns = terms.burns};
}

bool deals_as(const DealFacts& facts, const DealFacts& rules) {
    return facts.hand_size == rules.hand_size && facts.has_dealer == rules.has_dealer &&
           facts.community == rules.community && facts.burns == rules.burns;
}

// Adds places in order and counts the cards of each.
class LayoutMaker {
  public:
    void add(DealtTo to, std::uint8_t number = 0) {
        std::uint8_t& count = counts_[static_cast<std::size_t>(to)][number];
        layout_.push_back({to, number, ++count});
    }

    void add_streets(const DealFacts& facts) {
        for (const std::uint8_t cards : facts.community) {
            for (std::uint8_t i = 0; i < facts.burns; ++i)
                add(DealtTo::burn);
            for (std::uint8_t i = 0; i < cards; ++i)
                add(DealtTo::community);
        }
    }

    [[nodiscard]] const DealLayout& layout() const { return layout_; }

  private:
    DealLayout layout_{};
    std::array<std::array<std::uint8_t, poker::seats_max + 1>, 5> counts_{};
};

std::optional<DealLayout> layout_of(GameId game, const DealFacts& facts, std::string& error_text) {
    DealFacts rules = facts_by(house::deal_terms(game));
    // Some tables burn a card before each street if their sign says so. [I-113]
    if (facts.burns == 1 && !rules.community.empty()) rules.burns = 1;
    if (!deals_as(facts, rules)) {
        error_text = "the game is not dealt with such hands, burns and community cards";
        return std::nullopt;
    }
    Places areas;
    for (const std::uint8_t box : facts.dealt_to) {
        const bool is_next = box > (areas.empty() ? 0 : as_number(areas.back()));
        if (!is_next || box > boxes_max) {
            error_text = fmt::format(
                "dealt_to: boxes are dealt in the order of their numbers, from 1 to {}", boxes_max);
            return std::nullopt;
        }
        areas.push_back(static_cast<std::uint8_t>(box - 1));
    }
    if (facts.button != 0) {
        error_text = "button: this game has none";
        return std::nullopt;
    }
    LayoutMaker maker;
    for (const std::uint8_t place : deal_order(areas, facts.hand_size, facts.shoe)) {
        if (place == at_dealer) {
            maker.add(DealtTo::dealer);
        } else {
            maker.add(DealtTo::box, as_number(place));
        }
    }
    maker.add_streets(facts);
    return maker.layout();
}

// Returns the seats in dealing order, or nullopt if the facts are invalid.
std::optional<poker::SeatOrder> seats_in(const DealFacts& facts, const poker::VariantFacts& rules) {
    if (facts.button == 0 || facts.button > poker::seats_max) return std::nullopt;
    if (facts.dealt_to.size() > rules.players_max) return std::nullopt;
    poker::SeatSet seats;
    for (const std::uint8_t seat : facts.dealt_to) {
        if (seat == 0 || seat > poker::seats_max) return std::nullopt;
        seats.insert(static_cast<poker::Seat>(seat - 1));
    }
    const poker::SeatOrder order =
        poker::seats_as_dealt(seats, static_cast<poker::Seat>(facts.button - 1));
    const bool is_same =
        std::equal(order.begin(),
                   order.end(),
                   facts.dealt_to.begin(),
                   facts.dealt_to.end(),
                   [](poker::Seat seat, std::uint8_t number) { return as_number(seat) == number; });
    if (!is_same) return std::nullopt;
    return order;
}

std::optional<DealLayout> layout_of(poker::Variant variant,
                                    const DealFacts& facts,
                                    std::string& error_text) {
    const DealFacts rules = facts_by(house::deal_terms(game_of(variant)));
    if (!deals_as(facts, rules) || facts.shoe != ShoeKind::hand_held) {
        error_text = "the game is not dealt with such hands, burns and community cards";
        return std::nullopt;
    }
    const auto order = seats_in(facts, poker::facts(variant));
    if (!order) {
        error_text = "dealt_to: seats are dealt one after the other, clockwise from the button";
        return std::nullopt;
    }
    std::vector<poker::Seat> holes(order->size() * facts.hand_size);
    for (std::size_t place = 0; place < order->size(); ++place) {
        for (std::size_t card = 0; card < facts.hand_size; ++card)
            holes[poker::cards_before(order->size(), place, card)] = (*order)[place];
    }
    LayoutMaker maker;
    for (const poker::Seat seat : holes)
        maker.add(DealtTo::seat, as_number(seat));
    maker.add_streets(facts);
    return maker.layout();
}

template <typename List>
void add_cards(const List& cards, DealtPlace place, std::vector<CardOnTable>& found) {
    for (const Card card : cards) {
        ++place.card;
        found.push_back({card, place});
    }
}

template <typename Faces>
void add_faces(const Faces& faces, DealtPlace place, std::vector<CardOnTable>& found) {
    for (const poker::Face face : faces) {
        ++place.card;
        if (face.is_seen()) found.push_back({face.card(), place});
    }
}

// The state of a banked round does not hold the burned cards, but its deck does.
void add_burned(const house::TableState& table, std::vector<CardOnTable>& found) {
    const auto& sealed = table.sealed;
    if (!house::banked_game(table).rules.settings.burn || !sealed ||
        !house::is_whole_deck(sealed->deck))
        return;
    if (sealed->round != house::round_number(table)) return;
    const auto facts = facts_of(table);
    std::string error_text;
    const auto layout =
        facts ? layout_of(table.board.sign->game, *facts, error_text) : std::nullopt;
    if (!layout) return;
    for (std::size_t i = 0; i < sealed->dealt && i < layout->size(); ++i) {
        if ((*layout)[i].to == DealtTo::burn) found.push_back({sealed->deck[i], (*layout)[i]});
    }
}

}  // namespace

std::string to_string(const DealtPlace& place) {
    switch (place.to) {
        case DealtTo::box: return fmt::format("box {}, card {}", place.number, place.card);
        case DealtTo::seat: return fmt::format("seat {}, card {}", place.number, place.card);
        case DealtTo::dealer: return fmt::format("dealer, card {}", place.card);
        case DealtTo::community: return fmt::format("community card {}", place.card);
        case DealtTo::burn: break;
    }
    return fmt::format("burned card {}", place.card);
}

std::optional<DealLayout> layout_of(std::string_view game,
                                    const DealFacts& facts,
                                    std::string& error_text) {
    if (facts.dealt_to.empty()) {
        error_text = "dealt_to: is empty";
        return std::nullopt;
    }
    const std::optional<GameId> id = game_named(game);
    if (!id) {
        error_text = no_such_game(game, game_names());
        return std::nullopt;
    }
    if (is_house_game(*id)) return layout_of(*id, facts, error_text);
    return layout_of(poker::variant_of(*id).value(), facts, error_text);
}

std::vector<CardOnTable> cards_on(const house::TableState& table) {
    std::vector<CardOnTable> found;
    if (const house::BankedTable* const banked = house::banked_state(table)) {
        const Round& round = banked->round;
        for (std::size_t box = 0; box < boxes_max; ++box)
            add_cards(round.boxes[box].cards, {DealtTo::box, as_number(box), 0}, found);
        add_cards(round.dealer, {DealtTo::dealer, 0, 0}, found);
        add_cards(round.community, {DealtTo::community, 0, 0}, found);
        add_burned(table, found);
        return found;
    }
    const poker::Cards& cards = house::poker_state(table)->hand.cards;
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat)
        add_faces(cards.hole[seat], {DealtTo::seat, as_number(seat), 0}, found);
    add_faces(cards.board, {DealtTo::community, 0, 0}, found);
    add_faces(cards.burns, {DealtTo::burn, 0, 0}, found);
    return found;
}

std::optional<DealFacts> facts_of(const house::TableState& table) {
    DealFacts facts = facts_by(house::deal_terms(table));
    if (const house::BankedTable* const banked = house::banked_state(table)) {
        for (std::size_t box = 0; box < boxes_max; ++box) {
            if (banked->round.boxes[box].dealt != 0) facts.dealt_to.push_back(as_number(box));
        }
    } else {
        const poker::Hand& hand = house::poker_state(table)->hand;
        for (const poker::Seat seat : poker::seats_as_dealt(hand.dealt_in, hand.button))
            facts.dealt_to.push_back(as_number(seat));
        facts.button = as_number(hand.button);
    }
    if (facts.dealt_to.empty()) return std::nullopt;
    return facts;
}

std::optional<house::DealTerms> terms_of(std::string_view game, const DealFacts& facts) {
    const std::optional<GameId> id = game_named(game);
    house::DealTerms terms{.shoe = facts.shoe,
                           .hand_size = facts.hand_size,
                           .has_dealer = facts.has_dealer,
                           .burns = facts.burns};
    if (!id || facts.community.size() > terms.community.capacity()) return std::nullopt;
    terms.game = *id;
    for (const std::uint8_t cards : facts.community)
        terms.community.push_back(cards);
    return terms;
}

}  // namespace baize::codec
