/** A label's anchor in map units, and the text's side. */
export type PlacedLabel = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** Labels that do not overlap at `fontSize` (map units), for one map width. */
export type LabelLayout = {
  readonly fontSize: number;
  readonly towns: readonly PlacedLabel[];
  readonly counties: readonly PlacedLabel[];
  readonly lake: Omit<PlacedLabel, 'text'>;
};

export type MapTown = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isInside: boolean;
};

/**
 * The service area as SVG geometry: north up, the center in the middle of a square of `size` map units, `unitsPerMile` units
 * per statute mile. Distances from the middle are exact.
 */
export type MapDrawing = {
  readonly size: number;
  readonly unitsPerMile: number;
  /** Path data: land (the rest is Lake Michigan), county borders, state borders. */
  readonly land: string;
  readonly countyBorders: string;
  readonly stateBorders: string;
  readonly towns: readonly MapTown[];
  readonly wide: LabelLayout;
  readonly narrow: LabelLayout;
};

/** A county with its towns within the radius, in alphabetical order. */
export type CoveredCounty = {
  readonly name: string;
  readonly state: string;
  readonly isWhole: boolean;
  readonly towns: readonly string[];
};

export type CoveredRegion = {
  readonly of: 'cook' | 'north' | 'west' | 'south' | 'indiana' | 'lakeshore';
  readonly counties: readonly CoveredCounty[];
};

/** Label sizes in ems, shared by the build and the map. */
export const dotEms = 0.22;
export const centerEms = 1.25;
export const lakeEms = 1.2;
export const countyEms = 0.8;
