// Describes the messages and answers of the server for JSON.
#include <cmath>

#include "house/commands/described_house.h"
#include "house/workflows/people/closing.h"
#include "service/codec/described_coach.h"
#include "service/history/history_view.h"
#include "service/lobby/lobby_view.h"
#include "service/protocol/account_forms.h"
#include "service/protocol/account_page_forms.h"
#include "service/protocol/analysis_forms.h"
#include "service/protocol/equity_forms.h"
#include "service/protocol/from_browser.h"
#include "service/protocol/rules_view.h"
#include "service/protocol/to_browser.h"
#include "service/protocol/training_forms.h"

namespace baize::ledger {

template <>
struct Description<views::Decimal> {
    static double decimal(const void* value) {
        return static_cast<const views::Decimal*>(value)->value;
    }

    static constexpr Type type() {
        return {.kind = TypeKind::decimal, .size = sizeof(views::Decimal), .decimal = &decimal};
    }
};

// The messages of a browser's connection.
BAIZE_DESCRIBED(views::ToBrowser)
BAIZE_DESCRIBED(views::FromBrowser)
BAIZE_DESCRIBED(views::FromStaff)
BAIZE_DESCRIBED(views::PlayerCommand)
BAIZE_DESCRIBED(views::RoundAction)
BAIZE_DESCRIBED(views::HandAction)
BAIZE_DESCRIBED(views::TableShown)
BAIZE_DESCRIBED(decltype(views::TableChanged::lines))

// The answers to requests, and their bodies.
BAIZE_DESCRIBED(views::AccountShown)
BAIZE_DESCRIBED(views::AnalysisAnswer)
BAIZE_DESCRIBED(views::AnalysisGames)
BAIZE_DESCRIBED(views::AnalysisQuestion)
BAIZE_DESCRIBED(views::AnalysisReport)
BAIZE_DESCRIBED(views::Credentials)
BAIZE_DESCRIBED(views::EndSession)
BAIZE_DESCRIBED(views::EquityAnswer)
BAIZE_DESCRIBED(views::EquityGames)
BAIZE_DESCRIBED(views::EquityQuestion)
BAIZE_DESCRIBED(views::Explained)
BAIZE_DESCRIBED(views::JackpotAnswer)
BAIZE_DESCRIBED(views::JackpotQuestion)
BAIZE_DESCRIBED(views::LobbyShown)
BAIZE_DESCRIBED(views::Me)
BAIZE_DESCRIBED(views::OwnData)
BAIZE_DESCRIBED(views::PasswordChange)
BAIZE_DESCRIBED(views::PasswordForm)
BAIZE_DESCRIBED(views::Problem)
BAIZE_DESCRIBED(views::Recovered)
BAIZE_DESCRIBED(views::RecoveryCode)
BAIZE_DESCRIBED(views::RecoveryForm)
BAIZE_DESCRIBED(views::Replay)
BAIZE_DESCRIBED(views::RoundList)
BAIZE_DESCRIBED(views::RulesShown)
BAIZE_DESCRIBED(views::SecondFactorCode)
BAIZE_DESCRIBED(views::SecondFactorEnd)
BAIZE_DESCRIBED(views::SecondFactorKey)
BAIZE_DESCRIBED(views::ShareLink)
BAIZE_DESCRIBED(views::StudyProgress)
BAIZE_DESCRIBED(views::TrainingAnswer)
BAIZE_DESCRIBED(views::TrainingGames)
BAIZE_DESCRIBED(views::TrainingProgress)
BAIZE_DESCRIBED(views::TrainingQuestion)
BAIZE_DESCRIBED(views::TrainingRecord)

// Names that are shown by themselves.
BAIZE_DESCRIBED(house::AccountTie)
BAIZE_DESCRIBED(house::Office)
BAIZE_DESCRIBED(Role)
BAIZE_DESCRIBED(house::Sanction)
BAIZE_DESCRIBED(views::OfferKind)
BAIZE_DESCRIBED(views::OfferVerb)

}  // namespace baize::ledger
