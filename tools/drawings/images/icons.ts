import { brandMark } from '@welding/domain/values/business';
import { ember, steelDark, steelLight } from './colors.ts';
import { mark } from './mark.ts';

export type IconShape = {
  /** The background: a rounded tile, the whole square for systems that mask it, or none. */
  ground: 'tile' | 'square' | 'none';
  /** Defaults to dark steel. */
  groundColor?: string;
  /** The mark's share of the side. */
  share: number;
  colors: { steel: string; weld: string };
};

const inColor = { steel: steelLight, weld: ember };

const tile: IconShape = { ground: 'tile', share: 0.68, colors: inColor };
/** The mark's corners stay within the circle of 80 % that every mask leaves (W3C manifest, maskable icons). */
const maskable: IconShape = { ground: 'square', share: 0.54, colors: inColor };
const appleTouch: IconShape = { ground: 'square', share: 0.64, colors: inColor };
/** Systems take only the opacity of a monochrome icon. */
const monochrome: IconShape = { ground: 'none', share: 0.62, colors: { steel: '#000', weld: '#000' } };

/** The rendered icons: path and side in pixels. */
export const icons: readonly { file: string; size: number; shape: IconShape }[] = [
  { file: 'icons/icon-192.png', size: 192, shape: tile },
  { file: 'icons/icon-512.png', size: 512, shape: tile },
  { file: 'icons/maskable-192.png', size: 192, shape: maskable },
  { file: 'icons/maskable-512.png', size: 512, shape: maskable },
  { file: 'icons/monochrome-512.png', size: 512, shape: monochrome },
  { file: 'apple-touch-icon.png', size: 180, shape: appleTouch },
];

/** The favicon, sharp at every size. */
export const faviconSvg = iconSvg({ ...tile, share: 0.76 });

/** An icon as SVG, in units of the mark's square. */
export function iconSvg({ ground, groundColor = steelDark, share, colors }: IconShape): string {
  const side = 512;
  const scale = (side * share) / brandMark.size;
  const margin = (side * (1 - share)) / 2;
  const radius = ground === 'tile' ? side * 0.2 : 0;
  const rect =
    ground === 'none' ? '' : `<rect width="${side}" height="${side}" rx="${radius}" fill="${groundColor}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${rect}<g transform="translate(${margin} ${margin}) scale(${scale})">${mark(colors)}</g></svg>`;
}
