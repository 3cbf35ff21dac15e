/** Replaces a ZIP code at the start and end of a welder's day. */
export const shop = 'shop';

/** Straight-line miles between two ZIP codes, or the shop; undefined if one is unknown. */
export type MilesBetween = (one: string, other: string) => number | undefined;

/** Estimates road miles from straight-line miles, and the average speed in town and on expressways. */
const roadFactor = 1.3;
const milesPerHour = 40;
const stepMinutes = 5;

/** The longest gap in minutes, which bounds how far to look for conflicts. */
export const maxGapMinutes = 240;

/**
 * Minutes between two visits: the configured gap, or the drive if longer, in steps of five.
 * @param miles straight-line; undefined if a place is unknown
 */
export function gapBetween(gapMinutes: number, miles: number | undefined): number {
  const drive = miles === undefined ? 0 : driveMinutes(miles);
  return Math.min(maxGapMinutes, Math.max(gapMinutes, drive));
}

/**
 * The estimated drive in minutes, in steps of five.
 * @param miles straight-line
 */
export function driveMinutes(miles: number): number {
  return Math.ceil(((miles * roadFactor) / milesPerHour) * (60 / stepMinutes)) * stepMinutes;
}

/**
 * Minutes of each drive of a day that starts and ends at the shop; undefined where a place is unknown.
 * @param zips of the stops, in order
 */
export function drivesOfDay(
  zips: readonly (string | undefined)[],
  milesBetween: MilesBetween,
): readonly (number | undefined)[] {
  const places = [shop, ...zips, shop];
  return places.slice(1).map((to, index) => {
    const from = places[index];
    const miles = from && to ? milesBetween(from, to) : undefined;
    return miles === undefined ? undefined : driveMinutes(miles);
  });
}
