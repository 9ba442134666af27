#include "house/cards/decks.h"
#include "house/cards/handling.h"
#include "house/cards/rules.h"
#include "house/casino/steps.h"

namespace baize::casino {

namespace {

constexpr Clause signs_change = "I-123"_clause;
constexpr Clause real_decks = "I-114"_clause;

class DecideCards {
  public:
    explicit DecideCards(const Situation& now) : now_(now) {}

    // The book and the kind of shoe come from the sign.
    Result<Steps> operator()(const IntroduceDecks& command) const {
        return at(command.table, [&](const FloorTable& table) {
            return house::decide(
                cards(),
                now_.by,
                house::IntroduceDecks{
                    command.table, book_of(table), has_shuffling_shoe(table), command.backs});
        });
    }

    Result<Steps> operator()(const OrderCount& command) const {
        return at(command.table, [&](const FloorTable&) {
            return house::decide(
                cards(), now_.by, house::OrderCount{command.table, command.deck, command.words});
        });
    }

    Result<Steps> operator()(const CountCards& command) const {
        return at(command.table, [&](const FloorTable&) {
            return house::decide(
                cards(),
                now_.by,
                house::CountCards{command.table, command.deck, command.occasion, command.found});
        });
    }

    Result<Steps> operator()(const BeginGaming& command) const {
        return at(command.table, [&](const FloorTable&) {
            return house::decide(cards(), now_.by, house::BeginGaming{command.table});
        });
    }

    Result<Steps> operator()(const EndGaming& command) const {
        return at(command.table, [&](const FloorTable& table) {
            return house::decide(
                cards(),
                now_.by,
                house::EndGaming{command.table, is_round_in_play(table), table.last_over});
        });
    }

    Result<Steps> operator()(const ChangeCards& command) const {
        return at(command.table, [&](const FloorTable& table) {
            return house::decide(cards(),
                                 now_.by,
                                 house::ChangeCards{command.table,
                                                    command.deck,
                                                    command.is_whole_deck,
                                                    command.back,
                                                    command.cards,
                                                    command.cause,
                                                    command.words,
                                                    is_round_in_play(table)});
        });
    }

    Result<Steps> operator()(const OrderShuffle& command) const {
        return at(command.table, [&](const FloorTable&) {
            return house::decide(
                cards(), now_.by, house::OrderShuffle{command.table, command.cause, command.words});
        });
    }

    Result<Steps> operator()(const ConfirmShuffle& command) const {
        return at(command.table, [&](const FloorTable& table) {
            return house::decide(
                cards(), now_.by, house::ConfirmShuffle{command.table, is_round_in_play(table)});
        });
    }

    Result<Steps> operator()(const ConfirmCut& command) const {
        return at(command.table, [&](const FloorTable&) {
            return house::decide(cards(), now_.by, house::ConfirmCut{command.table});
        });
    }

    Result<Steps> operator()(const RequestInspection& command) const {
        return at(command.table, [&](const FloorTable& table) {
            return house::decide(
                cards(),
                now_.by,
                house::RequestInspection{command.table, command.player, table.dealt_since_opening});
        });
    }

    Result<Steps> operator()(const ShowCards& command) const {
        return at(command.table, [&](const FloorTable&) {
            return house::decide(cards(), now_.by, house::ShowCards{command.table, command.player});
        });
    }

    Result<Steps> operator()(const DirectPacket& command) const {
        return at(command.table, [&](const FloorTable&) {
            return house::decide(
                cards(), now_.by, house::DirectPacket{command.table, command.stays_in_tray});
        });
    }

  private:
    // Real decks exist only at tables where a person deals. [I-114]
    template <typename Then>
    Result<Steps> at(TableId table, const Then& then) const {
        const auto found = table_at(now_, table);
        if (!found) return reject(found.error());
        if (!(*found)->board.sign) return reject(Reason::sign_not_up, signs_change);
        if ((*found)->dealt_by == DealtBy::house) return reject(Reason::no_such_deck, real_decks);
        auto event = then(**found);
        if (!event) return reject(event.error());
        return one({table_stream(table), house::CardEvent(*std::move(event)), {}});
    }

    static bool has_shuffling_shoe(const FloorTable& table) {
        const auto* const terms = std::get_if<house::HouseTerms>(&table.board.sign->terms);
        return terms != nullptr && terms->shoe == ShoeKind::machine;
    }

    [[nodiscard]] const house::CardsState& cards() const { return now_.floor.cards; }

    const Situation& now_;
};

}  // namespace

Result<Steps> decide(const Situation& now, const CardCommand& command) {
    return std::visit(DecideCards(now), command);
}

}  // namespace baize::casino
