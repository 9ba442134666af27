#include "service/analysis/analysis_request.h"

namespace baize {

std::string_view name(RequestField field) {
    switch (field) {
        case RequestField::game: return "game";
        case RequestField::tables: return "tables";
        case RequestField::settings: return "settings";
        case RequestField::pays: return "pays";
        case RequestField::known: return "known";
        case RequestField::dealer: return "dealer";
        case RequestField::seen: return "seen";
        case RequestField::confidence: return "confidence";
        case RequestField::half_width: return "half_width";
        case RequestField::strategies: return "strategies";
        case RequestField::grid: return "grid";
    }
    return "";
}

}  // namespace baize
