// Deals decisions to practise and values every choice. A seed always deals the same decision, so
// that a client can repeat the ones that a player got wrong.
#pragma once

#include "engine/core/moment.h"
#include "service/protocol/training_forms.h"
#include "service/study/study_answers.h"

namespace baize {

[[nodiscard]] views::TrainingGames training_games();

[[nodiscard]] AnswerError answer_training(const views::TrainingQuestion& question,
                                          AnalysisJob& count,
                                          views::TrainingAnswer& answer);

// Estimates the processor time, which is bounded: a question deals a limited number of hands.
[[nodiscard]] Span cost_of(const views::TrainingQuestion& question, AnalysisJob& count);

}  // namespace baize
