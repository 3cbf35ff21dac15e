import { brandMark } from '@welding/domain/values/business';

/** The business's mark as SVG elements in a square of `brandMark.size`. */
export function mark({ steel, weld }: { steel: string; weld: string }): string {
  return [
    `<path d="${brandMark.steel}" fill="${steel}"/>`,
    `<path d="${brandMark.ripples}" fill="none" stroke="${weld}" stroke-width="${brandMark.rippleWidth}" stroke-linecap="round"/>`,
    `<path d="${brandMark.spark}" fill="${weld}"/>`,
  ].join('');
}
