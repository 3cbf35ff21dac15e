import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import { has } from './typefaces.ts';

/** Characters of one line that one face draws in one direction. */
export type TextRun = { readonly text: string; readonly font: Font };
type Part = TextRun & { readonly level: number };

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** The direction of the first letter, where most letters have it: an English sentence may begin with an Arabic name. */
export function directionOf(text: string): Direction {
  const letters = text.match(/\p{L}/gu) ?? [];
  const backward = letters.filter((letter) => rightToLeft.test(letter)).length;
  return rightToLeft.test(letters[0] ?? '') && backward * 2 > letters.length ? 'rtl' : 'ltr';
}

/**
 * A line in the order in which it is drawn, from left to right (Unicode's bidirectional algorithm).
 * @param fonts the one of the text first, then those for what it lacks
 */
export function runsOf(line: string, fonts: readonly [Font, ...Font[]], direction: Direction): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const parts: Part[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const level = levels[index] ?? 0;
    const isBackward = level % 2 === 1;
    const text = isBackward ? (bidi.getMirroredCharacter(segment) ?? segment) : segment;
    const last = parts.at(-1);
    const next = { ...drawn(text, fonts, isBackward ? last?.font : undefined), level };
    if (last?.level === level && last.font === next.font)
      parts[parts.length - 1] = { ...last, text: last.text + next.text };
    else parts.push(next);
  }
  return inOrder(parts).map(({ text, font, level }) => ({ font, text: asLaidOut(text, level) }));
}

/** Spaces and marks between words of one script stay with its face, which turns them around with the words. */
function drawn(text: string, fonts: readonly [Font, ...Font[]], before: Font | undefined): TextRun {
  if (before && /^[\p{P}\p{Z}\p{M}]+$/u.test(text) && has(before, text)) return { text, font: before };
  // No face has mathematical letters. They are drawn as the plain letters that they are variants of.
  for (const written of [text, text.normalize('NFKC')]) {
    const font = fonts.find((one) => has(one, written));
    if (font) return { text: written, font };
  }
  return { text, font: fonts[0] };
}

/** fontkit turns around what has letters that run from right to left; marks alone it does not. */
function asLaidOut(text: string, level: number): string {
  return level % 2 === 0 || rightToLeft.test(text) ? text : [...text].reverse().join('');
}

/** Rule L2: from the highest level down, neighbors of at least that level change places. */
function inOrder(parts: readonly Part[]): readonly Part[] {
  let ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    const next: Part[] = [];
    let turned: Part[] = [];
    for (const part of ordered) {
      if (part.level >= level) turned.unshift(part);
      else {
        next.push(...turned, part);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}
