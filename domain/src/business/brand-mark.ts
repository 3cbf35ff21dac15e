/**
 * The business's mark, as path data in a square of 40: an angle of steel, the ripples of the bead in its corner, and the
 * spark above them. The header draws it, and so do the icons.
 */
export const brandMark = {
  viewBox: '0 0 40 40',
  size: 40,
  /** Filled. */
  steel: 'M4 3h10v23h22v10H4z',
  /** Stroked with `rippleWidth`, round ends. */
  ripples: 'M17.5 18.5a7 7 0 0 1 5 4.5',
  rippleWidth: 3.4,
  /** Filled. */
  spark: 'M28.5 2l2.7 7.3 7.3 2.7-7.3 2.7-2.7 7.3-2.7-7.3-7.3-2.7 7.3-2.7z',
} as const;
