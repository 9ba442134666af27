// The canvas that everything is placed on. It has four shapes, measured in units; a unit is as large as the stage
// allows.
export type Shape = 'wide' | 'squarer' | 'square' | 'phone';

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
export const phoneLeast = { house: 57, poker: 54 }; // units; a lower stage scrolls

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)) * 2) / 2;

export function canvasFor(width: number, height: number): Canvas {
  if (width < phoneBelow) {
    const unit = width / phoneWidth;
    return { shape: 'phone', width: phoneWidth, height: within(height / unit, phoneLeast.poker, 84) };
  }
  const aspect = width / Math.max(1, height);
  if (aspect >= 1.7) return { shape: 'wide', ...wide };
  if (aspect >= 1.35) return { shape: 'squarer', width: 92, height: within(92 / aspect, 58, 66) };
  return { shape: 'square', width: 80, height: within(80 / aspect, 66, 76) };
}

// Returns the pixels of a unit at which the whole canvas is visible.
export function unitOf(canvas: Canvas, width: number, height: number): number {
  if (canvas.shape === 'phone') return width / canvas.width;
  return Math.min(width / canvas.width, height / canvas.height);
}

// Maps a point of the wide canvas to this canvas.
export function drawnIn(canvas: Canvas, { x, y }: Point): Point {
  return { x: x * (canvas.width / wide.width), y: y * (canvas.height / wide.height) };
}
