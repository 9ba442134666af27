// The canvas that everything is placed on. It has five shapes, measured in units; a unit is as large as the stage
// allows.
export type Shape = 'wide' | 'squarer' | 'square' | 'phone' | 'short';

export interface Canvas {
  shape: Shape;
  width: number; // in units
  height: number;
}

export interface Point {
  x: number; // units from the centre line, right positive
  y: number; // units from the top
}

// Layouts are defined for the wide canvas and moved inwards for the squarer ones.
const wide = { width: 106, height: 58 };

const phoneBelow = 600; // pixels
export const phoneWidth = 39;
const phoneLeast = 61; // units; on a lower stage the unit shrinks, so that your cards stay in view

// A phone held sideways, or a window at 200 % zoom: the other shapes would be too small to read.
const shortBelow = 7.2; // pixels of a unit of the squarer shape
const shortAspect = 1.15;
const short = { height: 44, least: 54, most: 92 };

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)) * 2) / 2;

// Text is not smaller than 11 pixels, so on these canvases it takes more units.
export const isSmall = ({ shape }: { shape: Shape }): boolean => shape === 'phone' || shape === 'short';

export function canvasFor(width: number, height: number): Canvas {
  const aspect = width / Math.max(1, height);
  if (aspect >= shortAspect && Math.min(width / 92, height / wide.height) < shortBelow) {
    const across = within((short.height * width) / Math.max(1, height), short.least, short.most);
    return { shape: 'short', width: across, height: short.height };
  }
  if (width < phoneBelow) {
    const unit = width / phoneWidth;
    return { shape: 'phone', width: phoneWidth, height: within(height / unit, phoneLeast, 84) };
  }
  if (aspect >= 1.7) return { shape: 'wide', ...wide };
  if (aspect >= 1.35) return { shape: 'squarer', width: 92, height: within(92 / aspect, 58, 66) };
  return { shape: 'square', width: 80, height: within(80 / aspect, 66, 76) };
}

// Returns the pixels of a unit at which the whole canvas is visible.
export function unitOf(canvas: Canvas, width: number, height: number): number {
  return Math.min(width / canvas.width, height / canvas.height);
}

// Maps a point of the wide canvas to this canvas.
export function drawnIn(canvas: Canvas, { x, y }: Point): Point {
  return { x: x * (canvas.width / wide.width), y: y * (canvas.height / wide.height) };
}
