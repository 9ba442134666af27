// The kinds of things on a felt. A thing keeps its identity between plans, so that it moves from its previous
// position.
import type { Card, Money, OfferView } from '../protocol/messages';
import type { Canvas, Point } from './canvas';
import type { Caption, Form } from './layout';

// The meaning of a press on a thing. The table page decides how to carry it out.
export type Press =
  | { kind: 'stake'; box: number; wager: string; level: number }
  | { kind: 'take'; offer: OfferView }
  | { kind: 'chase'; colour: 'red' | 'black' } // a wager on the flop of the next hand
  | { kind: 'why'; box: number; wager: string; level: number } // asks why nothing is offered here
  | { kind: 'look'; box: number };

interface Thing extends Point {
  id: string;
  from?: Point; // start of its path when it is new
  to?: Point; // end of its path when it disappears
}

export interface CardThing extends Thing {
  kind: 'card';
  width: number;
  card: Card | null;
  isFolded: boolean;
  isWild: boolean;
  mark: 'high' | 'low' | 'both' | '';
  order: number; // order of dealing among cards that appear together
  press: Press | undefined; // set if the card can be discarded
}

export interface SlotThing extends Thing {
  kind: 'slot';
  width: number;
  label: string;
}

export type Verdict = 'win' | 'lose' | 'push' | 'void';

export interface Flag {
  verdict: Verdict;
  amount: Money; // 0 shows only the sign
  word: string; // "bonus"; "": none
}

export interface SpotThing extends Thing {
  kind: 'spot';
  box: number;
  form: Form;
  size: number;
  print: string; // inside the ring while it is empty
  label: string; // beside the amount; "" shows only the amount
  caption: Caption;
  stakes: Money[];
  offer: string; // the offered amount, "2× $20"; "" if nothing is offered here
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
  isPaid: boolean; // paid by the house in addition to the stake
  hasFigure: boolean; // the amount is shown beside it
  mark: string; // the owner if it is not the owner of the box
}

export interface PlateThing extends Thing {
  kind: 'plate';
  form: 'pill' | 'tower' | 'seat' | 'mini';
  width: number; // of a tower or mini; 0 for automatic width
  height: number; // of a mini
  hasCards?: boolean; // of a low mini: the cards lie above its text
  number: number;
  name: string;
  isProgram: boolean;
  hasOwnLimits?: boolean; // shows the marker for personal limits
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
  amount: Money | null; // null if staff record it by hand
  isYours: boolean;
}

export interface JackpotThing extends Thing {
  kind: 'jackpot';
  title: string;
  rows: JackpotRow[];
  warning: string; // shown beside the amounts
  isNarrow: boolean; // leaves out the cost of each level
  most: number; // units that the warning may be wide
}

export interface PrintThing extends Thing {
  kind: 'print';
  text: string;
  style: 'small' | 'legend' | 'rail' | 'said';
  width: number; // text wraps at this width; 0 for one line
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
  things: Placed[]; // in drawing order, the lowest first
}
