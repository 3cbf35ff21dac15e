import type { Plugin } from 'vite';
import { iconSvg } from '../drawings/images/icons.ts';
import { renderPng } from '../drawings/images/render-png.ts';
import { deskIconSvg, deskIcons } from './desk-icons.ts';

/** Renders the desk's icons from their SVG into its build. */
export function deskIconsPlugin(): Plugin {
  return {
    name: 'desk-icons',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icons/icon.svg', source: deskIconSvg });
      for (const { file, size, shape } of deskIcons) {
        this.emitFile({ type: 'asset', fileName: file, source: renderPng(iconSvg(shape), size) });
      }
    },
  };
}
