// What can lie on a felt. Each thing has an identity that stays while it is the same thing: where it
// was before is where it moves from.
import type { Card, Money, OfferShown } from '../protocol/messages';
import type { Canvas, Point } from './canvas';
import type { Caption, Form } from './layout';

// What pressing a thing asks for. The page decides how it is done; the felt only says what was meant.
export type Press =
  | { kind: 'stake'; box: number; wager: string; level: number }
  | { kind: 'take'; offer: OfferShown }
  | { kind: 'chase'; colour: 'red' | 'black' } // a wager on the flop of the next hand
  | { kind: 'why'; box: number; wager: string; level: number } // nothing is offered here: why not?
  | { kind: 'look'; box: number };

interface Thing extends Point {
  id: string;
  from?: Point; // where it comes from when it is new
  to?: Point; // where it goes when it is gone
}

export interface CardThing extends Thing {
  kind: 'card';
  width: number;
  card: Card | null;
  isFolded: boolean;
  isWild: boolean;
  mark: 'high' | 'low' | 'both' | '';
  order: number; // in the deal: of cards that come together, the smallest comes first
  press: Press | undefined; // a card that can be given up
}

export interface SlotThing extends Thing {
  kind: 'slot';
  width: number;
  label: string;
}

export type Verdict = 'win' | 'lose' | 'push' | 'void';

export interface Flag {
  verdict: Verdict;
  amount: Money; // 0: the sign alone
  word: string; // "bonus"; "": none
}

export interface SpotThing extends Thing {
  kind: 'spot';
  box: number;
  form: Form;
  size: number;
  print: string; // inside the ring while it is empty
  label: string; // beside the amount; "": the amount alone
  caption: Caption;
  stakes: Money[];
  offer: string; // what it would take: "2× $20"; "": nothing is on offer here
  state: 'idle' | 'offered' | 'won' | 'lost';
  flags: Flag[];
  name: string; // for readers: "Ante, box 3"
  press: Press | undefined;
}

export interface ChipsThing extends Thing {
  kind: 'chips';
  box: number; // or seat
  size: number; // across
  amount: Money;
  isLost: boolean;
  isPaid: boolean; // by the house, on top of the stake
  hasFigure: boolean; // the amount stands beside it
  mark: string; // whose it is, where that is not the owner of the box
}

export interface PlateThing extends Thing {
  kind: 'plate';
  form: 'pill' | 'tower' | 'seat' | 'mini';
  width: number; // of a tower or mini; 0: as wide as it needs
  height: number; // of a mini
  hasCards?: boolean; // of a low mini: they lie above its words
  number: number;
  name: string;
  isProgram: boolean;
  hasOwnLimits?: boolean; // the marker of a player with limits of their own
  status: string;
  hand: string; // in words, below it
  chips: Money | undefined;
  flag: Flag | undefined;
  is: 'taken' | 'you' | 'out' | 'open';
  isTurn: boolean;
  press: Press | undefined;
}

export interface PotThing extends Thing {
  kind: 'pot';
  label: string;
  amount: Money;
  halves: string[]; // of hi-lo games
  note: string; // "no low possible"
}

export interface JackpotRow {
  label: string;
  wager: Money;
  amount: Money | null; // null: staff keep it by hand
  isYours: boolean;
}

export interface JackpotThing extends Thing {
  kind: 'jackpot';
  title: string;
  rows: JackpotRow[];
  warning: string; // stands beside the amounts
  isNarrow: boolean; // without what a level costs
  most: number; // units that the warning may be wide
}

export interface PrintThing extends Thing {
  kind: 'print';
  text: string;
  style: 'small' | 'legend' | 'rail' | 'said';
  width: number; // wraps there; 0: one line
  align: 'left' | 'center' | 'right';
}

export interface PuckThing extends Thing {
  kind: 'puck';
  seat: number;
}

export interface PlateauThing extends Thing {
  kind: 'turnplate';
  width: number;
  height: number;
  isYours: boolean; // you may act here now
}

export interface SignThing extends Thing {
  kind: 'equals';
  size: number;
}

export type Placed =
  | CardThing
  | SlotThing
  | SpotThing
  | ChipsThing
  | PlateThing
  | PotThing
  | JackpotThing
  | PrintThing
  | PuckThing
  | PlateauThing
  | SignThing;

export interface Plan {
  felt: 'd' | 'oval' | 'sheet' | 'phone'; // its outline
  canvas: Canvas;
  things: Placed[]; // what lies lower comes first
}
