/** One label of the map: its text's anchor point in map units, and where the text lies from it. */
export type PlacedLabel = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** Labels that do not touch each other when drawn with `fontSize` (map units), and so at the width meant for them. */
export type LabelLayout = {
  readonly fontSize: number;
  readonly towns: readonly PlacedLabel[];
  readonly counties: readonly PlacedLabel[];
  /** Where its name stands, which catalogues say. */
  readonly lake: Omit<PlacedLabel, 'text'>;
};

export type MapTown = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isInside: boolean;
};

/**
 * The service area as SVG geometry. North is up, the business's center is in the middle of a square of `size` map units,
 * and every distance from that middle is true: `unitsPerMile` units a statute mile.
 */
export type MapDrawing = {
  readonly size: number;
  readonly unitsPerMile: number;
  /** Path data: land (what is left is Lake Michigan), borders between counties, borders between states. */
  readonly land: string;
  readonly countyBorders: string;
  readonly stateBorders: string;
  readonly towns: readonly MapTown[];
  readonly wide: LabelLayout;
  readonly narrow: LabelLayout;
};

/** A county and its towns within the radius, by the alphabet. */
export type CoveredCounty = {
  readonly name: string;
  readonly state: string;
  /** Whether no part of the county lies outside the radius. */
  readonly isWhole: boolean;
  readonly towns: readonly string[];
};

/** Counties under the name people there look for, which catalogues say. */
export type CoveredRegion = {
  readonly of: 'cook' | 'north' | 'west' | 'south' | 'indiana' | 'lakeshore';
  readonly counties: readonly CoveredCounty[];
};
