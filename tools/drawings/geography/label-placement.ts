import type { PlacedLabel } from '../../../web/src/site/service-area/drawing.ts';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Ems, with a margin for the sans-serif fonts of phones and computers. */
const narrowLetterEms = 0.34;
const smallLetterEms = 0.6;
const capitalEms = 0.76;

/** The maximum width of `text`, in the unit of `fontSize`. */
function textWidth(text: string, fontSize: number): number {
  const ems = Array.from(text, (letter) => {
    if (/[ .'fijlrtI]/.test(letter)) return narrowLetterEms;
    return /[A-Zmw]/.test(letter) ? capitalEms : smallLetterEms;
  });
  return fontSize * ems.reduce((sum, width) => sum + width, 0);
}

/** The box of a placed label. Its y is the middle of the line. */
export function labelBox({ text, x, y, anchor }: PlacedLabel, fontSize: number): Box {
  const width = textWidth(text, fontSize);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - fontSize * 0.55, bottom: y + fontSize * 0.55 };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Possible positions of a label around its dot, best first. Distances are in map units. */
export function aroundDot(
  text: string,
  dot: { x: number; y: number },
  dotRadius: number,
  fontSize: number,
): PlacedLabel[] {
  const gap = dotRadius + fontSize * 0.25;
  const rise = dotRadius + fontSize * 0.6;
  const lean = fontSize * 0.45;
  const at = (x: number, y: number, anchor: PlacedLabel['anchor']): PlacedLabel => ({
    text,
    x: Math.round(dot.x + x),
    y: Math.round(dot.y + y),
    anchor,
  });
  return [
    at(gap, 0, 'start'),
    at(-gap, 0, 'end'),
    at(0, -rise, 'middle'),
    at(0, rise, 'middle'),
    at(gap * 0.7, -lean, 'start'),
    at(gap * 0.7, lean, 'start'),
    at(-gap * 0.7, -lean, 'end'),
    at(-gap * 0.7, lean, 'end'),
  ];
}

/** Takes the first candidate inside the map that touches no earlier label, and reserves its box. */
export function placeLabel(
  candidates: readonly PlacedLabel[],
  fontSize: number,
  taken: Box[],
  mapSize: number,
): PlacedLabel | null {
  for (const candidate of candidates) {
    const box = labelBox(candidate, fontSize);
    const isOnMap = box.left >= 0 && box.top >= 0 && box.right <= mapSize && box.bottom <= mapSize;
    if (isOnMap && !taken.some((other) => overlaps(box, other))) {
      taken.push(box);
      return candidate;
    }
  }
  return null;
}
