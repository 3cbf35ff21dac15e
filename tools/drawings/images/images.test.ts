import { describe, expect, it } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { faviconSvg, iconSvg, icons } from './icons.ts';
import { ogImageSize, ogImageSvg } from './og-image.ts';
import { renderPng } from './render-png.ts';

/** Width and height from a PNG's IHDR chunk. */
function pngSize(png: Uint8Array): { width: number; height: number } {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  expect(view.getUint32(0)).toBe(0x89504e47);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

describe('the images', () => {
  it.each(icons)('$file has the size the manifest says', ({ size, shape }) => {
    expect(pngSize(renderPng(iconSvg(shape), size))).toEqual({ width: size, height: size });
  });

  it.each([
    ['English', ogImageSvg()],
    ['Spanish', inSpanish(ogImageSvg)],
  ])('draws the sharing image with its text in %s', (_, svg) => {
    const png = renderPng(svg, ogImageSize.width);
    expect(pngSize(png)).toEqual(ogImageSize);
    expect(png.length).toBeLessThan(300_000);
    // A missing font silently drops its text.
    const withoutText = renderPng(svg.replace(/<text.*<\/text>/g, ''), ogImageSize.width);
    expect(Buffer.compare(png, withoutText)).not.toBe(0);
  });

  it('keeps the favicon small', () => {
    expect(faviconSvg.length).toBeLessThan(800);
  });
});
