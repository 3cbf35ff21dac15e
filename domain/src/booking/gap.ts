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
  const drive = miles === undefined ? 0 : ((miles * roadFactor) / milesPerHour) * 60;
  const rounded = Math.ceil(drive / stepMinutes) * stepMinutes;
  return Math.min(maxGapMinutes, Math.max(gapMinutes, rounded));
}
