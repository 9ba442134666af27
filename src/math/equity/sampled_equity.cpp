#include "math/equity/sampled_equity.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>

#include "engine/core/check.h"
#include "engine/random/seeded_source.h"
#include "math/equity/discards.h"
#include "math/equity/showdown.h"

namespace baize::equity {

namespace {

constexpr std::uint64_t chunk_samples = 1'000;

// Maximum number of successive deals that do not fit together.
constexpr std::uint32_t conflicts_max = 1'000'000;
constexpr std::uint32_t conflicts_between_checkpoints = 16'384;

// Maximum number of cached discards. The cache helps only with short ranges, which need few
// entries.
constexpr std::size_t decisions_max = 100'000;

class Sampler {
  public:
    Sampler(const Question& question, const Checkpoint& checkpoint)
        : question_(question),
          checkpoint_(checkpoint),
          game_(question.game()),
          result_{.outcomes =
                      Outcomes(question.ranges.size(), question.game().hilo, question.lists_makes),
                  .squares = std::vector<std::uint64_t>(question.ranges.size())},
          hands_(question.ranges.size()) {}

    // Each chunk starts from its own seed; only the sums and the cache are kept.
    void deal(SeededSource source, std::uint64_t samples) {
        with_ranking(game_, [&]<typename Ranking, bool hilo>() {
            for (std::uint64_t i = 0; i < samples && !result_.gave_up; ++i)
                deal_one<Ranking, hilo>(source);
            pass(checkpoint_);
        });
    }

    [[nodiscard]] const SampledOutcomes& result() const { return result_; }

  private:
    template <typename Ranking, bool hilo>
    void deal_one(SeededSource& source) {
        const CardSet known = question_.board.set();
        const std::optional<CardSet> dealt = deal_hands(known | question_.dead, source);
        if (!dealt) {
            result_.gave_up = true;
            return;
        }
        CardSet used = *dealt;
        CardSet board = known;
        while (board.size() < 3)
            board.insert(draw(used, source));
        const CardSet flop = known.empty() ? board : question_.flop();
        while (board.size() < board_size)
            board.insert(draw(used, source));
        const std::span<const CardSet> playing = playing_cards(flop, board, used);
        Values values;
        for (std::size_t i = 0; i < playing.size(); ++i) {
            values.high[i] = Ranking::high_on(playing[i], board);
            if constexpr (hilo) values.low[i] = Ranking::low_on(playing[i], board);
        }
        note<hilo>(values);
    }

    template <bool hilo>
    void note(const Values& values) {
        Winners winners{.high = best_of(values.high.data(), hands_.size())};
        if constexpr (hilo) {
            winners = winners_of(values, hands_.size());
            result_.outcomes.add(winners, 1);
        } else {
            result_.outcomes.add_high(winners.high, 1);
        }
        if (result_.outcomes.lists_makes()) result_.outcomes.add_makes(values.high.data(), 1);
        for (HandMask left = winners.high | winners.low; left != 0; left &= left - 1) {
            const auto hand = static_cast<std::size_t>(std::countr_zero(left));
            const auto parts = static_cast<std::uint64_t>(parts_of(hand, winners));
            result_.squares[hand] += parts * parts;
        }
    }

    // Draws one of the cards that are not used yet, all equally likely.
    static Card draw(CardSet& used, SeededSource& source) {
        Card card = Card::of_index(source.below(card_count));
        while (used.contains(card))
            card = Card::of_index(source.below(card_count));
        used.insert(card);
        return card;
    }

    // Deals all hands again until they fit together, so that all fitting deals are equally likely.
    // Ranges of any hand are dealt last: however the other hands fall, they leave the same number
    // of hands.
    std::optional<CardSet> deal_hands(CardSet taken, SeededSource& source) {
        std::optional<CardSet> used;
        for (std::uint32_t conflicts = 0; !used; ++conflicts) {
            if (conflicts == conflicts_max) return std::nullopt;
            if (conflicts % conflicts_between_checkpoints == conflicts_between_checkpoints - 1)
                pass(checkpoint_);
            used = hands_if_fitting(taken, source);
        }
        for (std::size_t i = 0; i < hands_.size(); ++i) {
            if (!question_.ranges[i].is_any) continue;
            hands_[i] = {};
            while (hands_[i].cards.size() < game_.hole_cards)
                hands_[i].cards.insert(draw(*used, source));
        }
        return used;
    }

    // Returns the used cards, or nullopt if two players were given the same card.
    std::optional<CardSet> hands_if_fitting(CardSet used, SeededSource& source) {
        for (std::size_t i = 0; i < hands_.size(); ++i) {
            const Range& range = question_.ranges[i];
            if (range.is_any) continue;
            hands_[i] = range.combos[source.below(static_cast<std::uint32_t>(range.combos.size()))];
            if (!(hands_[i].cards & used).empty()) return std::nullopt;
            used = used | hands_[i].cards;
        }
        return used;
    }

    // Returns the cards of each hand that remain after the discards.
    std::span<const CardSet> playing_cards(CardSet flop, CardSet board, CardSet used) {
        playing_.clear();
        if (game_.discards == poker::Discards::never) {
            for (const Combo& hand : hands_)
                playing_.push_back(hand.cards);
            return playing_;
        }
        const bool after_flop = game_.discards == poker::Discards::after_the_flop;
        const CardSet seen = after_flop ? flop : CardSet{};
        const CardSet unseen = CardSet::full_deck() - (used - (board - seen));
        // A randomly dealt flop is not expected again, so its discards are not cached.
        if (after_flop && question_.board.empty()) {
            playing_ = kept_cards(hands_, game_.hilo, seen, unseen, checkpoint_);
            return playing_;
        }
        const auto known = decisions_.find(hands_);
        if (known != decisions_.end()) return known->second;
        playing_ = kept_cards(hands_, game_.hilo, seen, unseen, checkpoint_);
        if (decisions_.size() < decisions_max) decisions_.emplace(hands_, playing_);
        return playing_;
    }

    const Question& question_;
    const Checkpoint& checkpoint_;
    const poker::VariantFacts& game_;
    SampledOutcomes result_;
    std::vector<Combo> hands_;
    std::vector<CardSet> playing_;
    std::map<std::vector<Combo>, std::vector<CardSet>> decisions_;
};

}  // namespace

SampledOutcomes sample_equity(const Question& question,
                              const Sampling& sampling,
                              const ParallelExecutor& executor,
                              const Checkpoint& checkpoint) {
    BAIZE_CHECK(sampling.samples <= samples_max);
    std::vector<Sampler> samplers(executor.workers, Sampler(question, checkpoint));
    const std::uint64_t chunks = (sampling.samples + chunk_samples - 1) / chunk_samples;
    executor.run(chunks, [&](std::size_t chunk, std::size_t worker) {
        const std::uint64_t before = chunk * chunk_samples;
        samplers[worker].deal(SeededSource(seed_of_stream(sampling.seed, chunk)),
                              std::min(chunk_samples, sampling.samples - before));
    });
    SampledOutcomes sum = Sampler(question, checkpoint).result();
    for (const Sampler& sampler : samplers) {
        sum.outcomes.add(sampler.result().outcomes, 1);
        sum.gave_up = sum.gave_up || sampler.result().gave_up;
        for (std::size_t i = 0; i < sum.squares.size(); ++i)
            sum.squares[i] += sampler.result().squares[i];
    }
    return sum;
}

}  // namespace baize::equity
