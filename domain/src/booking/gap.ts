/** Where a welder's day begins and ends, among ZIP codes. */
export const shop = 'shop';

/** Miles between the middles of two ZIP codes, or the shop, as the crow flies; undefined where one of them is not known. */
export type MilesBetween = (one: string, other: string) => number | undefined;

/** Roads are so much longer than the crow's way, and are driven at so many miles an hour, town and expressway together. */
const roadFactor = 1.3;
const milesPerHour = 40;
const stepMinutes = 5;

/** The longest gap there is, in minutes: how long after its end a visit can be in another one's way. */
export const maxGapMinutes = 240;

/**
 * Minutes that are kept free between two visits: the gap of the settings, or the drive where that takes longer, in steps of
 * five minutes.
 * @param miles as the crow flies; undefined where one of the places is not known
 */
export function gapBetween(gapMinutes: number, miles: number | undefined): number {
  const drive = miles === undefined ? 0 : driveMinutes(miles);
  return Math.min(maxGapMinutes, Math.max(gapMinutes, drive));
}

/** How long a drive takes about, in steps of five minutes. @param miles as the crow flies */
export function driveMinutes(miles: number): number {
  return Math.ceil(((miles * roadFactor) / milesPerHour) * (60 / stepMinutes)) * stepMinutes;
}

/**
 * Minutes of each drive of a day that begins and ends at the shop: to the first stop, from each to the next, and back; undefined
 * where one of the places is not known.
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
