import { ember, steelDark } from './colors.ts';
import { type IconShape, iconSvg } from './icons.ts';

/** The site's mark with swapped colors, dark steel on ember, so that people tell the two icons apart. */
const tile: IconShape = {
  ground: 'tile',
  groundColor: ember,
  share: 0.68,
  colors: { steel: steelDark, weld: '#fff' },
};
const square: IconShape = { ...tile, ground: 'square' };
/** The mark's corners stay within the circle of 80 % that every mask leaves (W3C manifest, maskable icons). */
const maskable: IconShape = { ...square, share: 0.54 };

type DeskIcon = { file: string; size: number; shape: IconShape };

/** The desk's rendered icons: path below the desk's and side in pixels. */
export const deskIcons: readonly DeskIcon[] = [
  { file: 'icons/icon-192.png', size: 192, shape: tile },
  { file: 'icons/icon-512.png', size: 512, shape: tile },
  { file: 'icons/maskable-192.png', size: 192, shape: maskable },
  { file: 'icons/maskable-512.png', size: 512, shape: maskable },
  { file: 'icons/apple-touch-icon.png', size: 180, shape: { ...square, share: 0.64 } },
];

/** The favicon, sharp at every size. */
export const deskIconSvg = iconSvg({ ...tile, share: 0.76 });
