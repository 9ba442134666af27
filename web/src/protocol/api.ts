// Generated from docs/api/openapi.json by tools/types.mjs. Do not edit.

import type {
  Card,
  ChipsShown,
  Clause,
  Decimal,
  GameId,
  LobbyShown,
  LogLine,
  Moment,
  Money,
  ShoeKind,
  TableShown,
} from './messages';

export type {
  AcknowledgeRights,
  ActInHand,
  ActInRound,
  AddChips,
  AgreeToChange,
  AgreeToClosing,
  Answer,
  Asks,
  BankedPhase,
  BankedShown,
  BoxShown,
  BuyChips,
  Card,
  ChangeSeat,
  ChipsShown,
  Clause,
  ComeBack,
  CommitmentShown,
  DealTerms,
  Decide,
  Decimal,
  Decision,
  DeclineExposure,
  DisputeSubject,
  EscalateComplaint,
  FinishWagers,
  GameId,
  HandAction,
  HandAskToSee,
  HandBet,
  HandBuyTime,
  HandCall,
  HandCheck,
  HandDiscard,
  HandFold,
  HandMuck,
  HandShow,
  HandShown,
  HandState,
  JackpotLevel,
  JackpotPrize,
  JackpotShown,
  JackpotState,
  JackpotWin,
  JoinList,
  LeaveList,
  LeaveTable,
  LineKind,
  LobbyShown,
  LogLine,
  Moment,
  Money,
  MoveSeat,
  OfferKind,
  OfferShown,
  OfferVerb,
  OpenDispute,
  OwnLimitsShown,
  PassOffer,
  PayLine,
  PayTableShown,
  Place,
  PlaceWagers,
  PlayerCommand,
  PokerChoice,
  PokerColour,
  PokerPhase,
  PokerShown,
  PokerSideWager,
  PotShareShown,
  PotShown,
  PotWonShown,
  QuestionShown,
  Reply,
  RequestForNextHand,
  RequestInspection,
  RequestReview,
  RequestSeat,
  ResultShown,
  RoundAction,
  RoundPlaceWager,
  SeatNumber,
  SeatShown,
  SeatState,
  ShoeKind,
  ShowHand,
  SideWagerShown,
  SignLine,
  SignShown,
  SitDown,
  SitOut,
  StandUp,
  StandingShown,
  TableHand,
  TableRow,
  TableShown,
  TakePlayChips,
  TakeSeat,
  TurnShown,
  Wager,
  WagerShown,
  WithdrawSeatRequest,
  YouShown,
} from './messages';

export interface AnalysedGame {
  game: string;
  title: string;
  book: string;
  has_grid: boolean;
  pays: TableOptions[];
  settings: SettingOption[];
  jackpot: JackpotOptions | null;
}

export interface AnalysisAnswer {
  game: string;
  title: string;
  milliseconds: Decimal;
  wagers: WagerAnalysis[];
  grid: StartingHandShown[];
}

export interface AnalysisGames {
  games: AnalysedGame[];
}

export interface AnalysisQuestion {
  game: string;
  tables: TableChosen[];
  settings: SettingChosen[];
  pays: PayChosen[];
  grid: boolean;
}

export interface AnalysisReport {
  title: string;
  html: string;
}

export interface BookShown {
  code: string;
  title: string;
  place: string;
  clauses: ClauseShown[];
}

export interface ChoiceWorth {
  option: string;
  exact: string;
  ev: Decimal;
}

export interface ClauseShown {
  clause: string;
  kind: string;
  room: string;
  duty: string;
  status: string;
  readings: string[];
  code: string[];
  tests: string[];
}

export interface Credentials {
  name: string;
  password: string;
}

export interface DealFacts {
  dealt_to: number[];
  button: number;
  shoe: ShoeKind;
  hand_size: number;
  has_dealer: boolean;
  community: number[];
  burns: number;
}

export interface DealProof {
  format: string;
  game: string;
  table: number;
  round: number;
  promise: Hash;
  promised_event: number;
  promised_at: Moment;
  shown_to: Sees;
  person: number;
  deal: DealFacts;
  cards: DealtCard[];
  last_event: number;
  settlement: LedgerPosting[];
  deal_beside: Hash[] | null;
}

export interface DealtCard {
  card: Card;
  place: DealtPlace;
  position: number;
  salt: string;
  beside: Hash[];
}

export interface DealtPlace {
  to: DealtTo;
  number: number;
  card: number;
}

export type DealtTo = 'box' | 'seat' | 'dealer' | 'community' | 'burn';

export interface EquityAnswer {
  is_exact: boolean;
  deals: number;
  milliseconds: Decimal;
  hands: HandEquity[];
}

export interface EquityGame {
  game: GameId;
  title: string;
  hand_size: number;
  hands_max: number;
  is_hi_lo: boolean;
  takes_ranges: boolean;
}

export interface EquityGames {
  games: EquityGame[];
  hands_min: number;
  board_sizes: number[];
}

export interface EquityQuestion {
  game: string;
  hands: string[];
  board: string;
  dead: string;
}

export interface Explained {
  clauses: ClauseShown[];
  readings: ReadingShown[];
}

export interface Frequency {
  name: string;
  exact: string;
  value: Decimal;
}

export interface HandEquity {
  hand: string;
  equity: Decimal;
  win: Decimal;
  tie: Decimal;
  high: Decimal | null;
  low: Decimal | null;
  scoop: Decimal | null;
  standard_error: Decimal;
}

export type Hash = string;

export interface JackpotAnswer {
  levels: JackpotReturn[];
}

export interface JackpotOptions {
  kind: string;
  pay_options: number[];
  seeds: number[];
  levels: number;
  wager: Money;
}

export interface JackpotQuestion {
  kind: string;
  game: string;
  option: number;
  wager: Money;
  seed: Money | null;
  settings: SettingChosen[];
}

export interface JackpotReturn {
  level: number;
  wager: Money;
  bonus_return: string;
  meter_coefficient: string;
  bonus_return_value: Decimal;
  meter_coefficient_value: Decimal;
  break_even: Money | null;
  long_run_return: Decimal;
}

export interface LedgerAccount {
  kind: LedgerAccountKind;
  owner: number;
  place: number;
}

export type LedgerAccountKind = 'cage' | 'house' | 'wallet' | 'stack' | 'pot' | 'table_float' | 'chip_box' | 'meter' | 'reserve' | 'liability' | 'drop_slide' | 'play_purse' | 'mint' | 'mobile_bank';

export interface LedgerPosting {
  account: LedgerAccount;
  amount: Money;
}

export interface Me {
  person: number;
  name: string;
  is_guest: boolean;
  role: string;
  wallet: Money;
  play: Money;
  is_demo: boolean;
}

export interface NamedTable {
  table: string;
  lines: OddsChosen[];
}

export interface OddsChosen {
  hand: string;
  odds: string;
}

export interface OutcomeChance {
  net: string;
  units: Decimal;
  exact: string;
  chance: Decimal;
}

export interface PaidHand {
  hand: string;
  exact: string;
  value: Decimal;
  odds: string;
  added: string;
  contribution: Decimal | null;
}

export interface PayChosen {
  wager: string;
  lines: OddsChosen[];
}

export interface Problem {
  reason: string;
  sentence: string;
  clause: string;
}

export interface ReadingShown {
  id: string;
  title: string;
  area: string;
  clauses: string[];
  problem: string;
  reading: string;
  why: string;
  configurable: string;
  example: string;
}

export interface Replay {
  row: RoundRow;
  seen_by: number;
  steps: ReplayStep[];
}

export interface ReplayStep {
  line: LogLine;
  table: TableShown;
}

export interface RoundList {
  rounds: RoundRow[];
  next: string;
}

export interface RoundRow {
  table: number;
  round: number;
  game: GameId;
  title: string;
  chips: ChipsShown;
  began: Moment;
  ended: Moment;
  staked: Money;
  back: Money;
  hand: string;
  clause: Clause;
  is_proved: boolean;
  formats: string[];
}

export interface RulesShown {
  books: BookShown[];
  readings: ReadingShown[];
}

export type Sees = 'bystander' | 'player' | 'inspector';

export interface SettingChosen {
  key: string;
  value: boolean;
}

export interface SettingOption {
  key: string;
  reading: string;
  sentence: string;
  standard: boolean;
}

export interface ShareLink {
  path: string;
}

export interface StartingHandShown {
  hand: string;
  count: number;
  best: string;
  choices: ChoiceWorth[];
}

export interface StudyProgress {
  is_running: boolean;
  done: number;
  total: number;
  pass: number;
}

export interface TableChosen {
  name: string;
  table: string;
}

export interface TableOptions {
  name: string;
  is_choice: boolean;
  tables: NamedTable[];
  hands: string[];
}

export interface WagerAnalysis {
  wager: string;
  exact: string;
  ev: Decimal;
  house_edge: Decimal;
  average_wager: Decimal;
  element_of_risk: Decimal;
  standard_deviation: Decimal;
  win: Decimal;
  standoff: Decimal;
  lose: Decimal;
  decisions: Frequency[];
  paid_hands: PaidHand[];
  outcomes: OutcomeChance[];
}

export interface Operations {
  me: { verb: 'GET'; path: '/api/me'; request: undefined; response: Me };
  guest: { verb: 'POST'; path: '/api/guest'; request: undefined; response: Me };
  register: { verb: 'POST'; path: '/api/register'; request: Credentials; response: Me };
  login: { verb: 'POST'; path: '/api/login'; request: Credentials; response: Me };
  logout: { verb: 'POST'; path: '/api/logout'; request: undefined; response: Me };
  lobby: { verb: 'GET'; path: '/api/lobby'; request: undefined; response: LobbyShown };
  rounds: { verb: 'GET'; path: '/api/rounds'; request: undefined; response: RoundList };
  replay: { verb: 'GET'; path: '/api/rounds/{table}/{round}'; request: undefined; response: Replay };
  proof: { verb: 'GET'; path: '/api/rounds/{table}/{round}/proof'; request: undefined; response: DealProof };
  export: { verb: 'GET'; path: '/api/rounds/{table}/{round}/export'; request: undefined; response: string };
  export_all: { verb: 'GET'; path: '/api/rounds/export'; request: undefined; response: string };
  share: { verb: 'POST'; path: '/api/rounds/{table}/{round}/share'; request: undefined; response: ShareLink };
  rules: { verb: 'GET'; path: '/api/rules'; request: undefined; response: RulesShown };
  explain: { verb: 'GET'; path: '/api/rules/explain'; request: undefined; response: Explained };
  analysed_games: { verb: 'GET'; path: '/api/analysis'; request: undefined; response: AnalysisGames };
  analyse: { verb: 'POST'; path: '/api/analysis'; request: AnalysisQuestion; response: AnalysisAnswer };
  analysis_report: { verb: 'POST'; path: '/api/analysis/report'; request: AnalysisQuestion; response: AnalysisReport };
  analyse_jackpot: { verb: 'POST'; path: '/api/analysis/jackpot'; request: JackpotQuestion; response: JackpotAnswer };
  equity: { verb: 'POST'; path: '/api/equity'; request: EquityQuestion; response: EquityAnswer };
  equity_games: { verb: 'GET'; path: '/api/equity'; request: undefined; response: EquityGames };
  study_progress: { verb: 'GET'; path: '/api/study/progress'; request: undefined; response: StudyProgress };
  study_stop: { verb: 'POST'; path: '/api/study/stop'; request: undefined; response: StudyProgress };
}
