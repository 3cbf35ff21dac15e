import type { Plugin } from 'vite';
import { faviconSvg, iconSvg, icons } from './icons.ts';
import { ogImageSize, ogImageSvg } from './og-image.ts';
import { renderPng } from './render-png.ts';

/** Renders the icons and the sharing image from their SVG into the browser's build. */
export function imagesPlugin(): Plugin {
  return {
    name: 'product-images',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: faviconSvg });
      for (const { file, size, shape } of icons) {
        this.emitFile({ type: 'asset', fileName: file, source: renderPng(iconSvg(shape), size) });
      }
      this.emitFile({
        type: 'asset',
        fileName: 'images/og.png',
        source: renderPng(ogImageSvg(), ogImageSize.width),
      });
    },
  };
}
