/** The logo as path data in a 40 × 40 square: a steel angle, a weld bead and a spark. The header and the icons draw it. */
export const brandMark = {
  viewBox: '0 0 40 40',
  size: 40,
  steel: 'M4 3h10v23h22v10H4z',
  /** Stroked with `rippleWidth` and round ends. */
  ripples: 'M17.5 18.5a7 7 0 0 1 5 4.5',
  rippleWidth: 3.4,
  spark: 'M28.5 2l2.7 7.3 7.3 2.7-7.3 2.7-2.7 7.3-2.7-7.3-7.3-2.7 7.3-2.7z',
} as const;
