// Synthesises the sounds of a table when they are switched on. Losses make no sound.
import type { TableSnapshot } from '../protocol/messages';
import { preferences } from './preferences.svelte';

export type Sound = 'card' | 'chip' | 'turn' | 'tick' | 'won' | 'jackpot';

// Counts cards, chips and wins on a table, to detect when there are more.
function weigh(shown: TableSnapshot): { cards: number; chips: number; won: number } {
  const { banked, poker } = shown;
  const you = shown.you?.person ?? -1;
  const boxes = banked?.boxes ?? [];
  const hands = poker?.hands ?? [];
  const count = (lists: { length: number }[]): number => lists.reduce((sum, list) => sum + list.length, 0);
  return {
    cards: count([
      banked?.dealer ?? [],
      banked?.board ?? [],
      poker?.board ?? [],
      ...boxes.map((box) => box.cards),
      ...hands.map((hand) => hand.cards),
    ]),
    chips:
      boxes.flatMap((box) => box.wagers).reduce((sum, wager) => sum + wager.stake, 0) +
      hands.reduce((sum, hand) => sum + hand.put_in, 0),
    won:
      boxes.flatMap((box) => box.results).filter((result) => result.owner === you && result.result === 'win')
        .length + hands.filter((hand) => hand.player === you && hand.won > 0).length,
  };
}

const isAsked = (shown: TableSnapshot): boolean => shown.offers.some((offer) => offer.kind === 'decision');

// Returns the most important sound for a change of the table.
export function soundOf(before: TableSnapshot | undefined, shown: TableSnapshot): Sound | undefined {
  if (!before) return undefined;
  const [was, is] = [weigh(before), weigh(shown)];
  if (is.won > was.won) return 'won';
  if (isAsked(shown) && (!isAsked(before) || before.decision_point !== shown.decision_point)) return 'turn';
  if (is.cards > was.cards) return 'card';
  if (is.chips > was.chips) return 'chip';
  return undefined;
}

let context: AudioContext | undefined;

interface Tone {
  at: number; // seconds from now
  pitch: number; // hertz
  length: number;
  loud: number;
  shape?: OscillatorType;
}

function tone(audio: AudioContext, { at, pitch, length, loud, shape = 'sine' }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.05);
}

// Plays filtered noise for a card on cloth or a chip on another.
function rush(audio: AudioContext, pitch: number, length: number, loud: number, at = 0): void {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; ++frame)
    data[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + at);
}

function make(audio: AudioContext, sound: Sound): void {
  switch (sound) {
    case 'card':
      return rush(audio, 1800, 0.09, 0.25);
    case 'chip':
      return rush(audio, 4200, 0.045, 0.3);
    case 'turn':
      tone(audio, { at: 0, pitch: 523, length: 0.25, loud: 0.1 });
      return tone(audio, { at: 0.16, pitch: 659, length: 0.35, loud: 0.1 });
    case 'tick':
      return tone(audio, { at: 0, pitch: 1200, length: 0.05, loud: 0.07, shape: 'triangle' });
    case 'won':
      rush(audio, 4600, 0.05, 0.3);
      return rush(audio, 5200, 0.06, 0.35, 0.09);
    case 'jackpot':
      for (const pitch of [131, 196, 262, 330]) tone(audio, { at: 0, pitch, length: 2.4, loud: 0.06 });
      return;
  }
}

export function play(sound: Sound | undefined): void {
  if (!sound || !preferences.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  make(context, sound);
}
