import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/** The font family of SVG text. */
export const displayFont = 'Big Shoulders';

const fontFiles = ['600SemiBold/BigShoulders_600SemiBold', '800ExtraBold/BigShoulders_800ExtraBold'].map(
  (file) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/big-shoulders/${file}.ttf`)),
);

/** Renders SVG `width` pixels wide with our own fonts, so that every machine draws the same. */
export function renderPng(svg: string, width: number): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: displayFont },
  });
  return image.render().asPng();
}
