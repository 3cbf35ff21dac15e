/** Miles between two ZIP codes' middles as the crow flies; undefined where one of them is not known. */
export type MilesBetweenZips = (one: string, other: string) => number | undefined;

/** Roads are so much longer than the crow's way, and are driven at so many miles an hour, town and expressway together. */
const roadFactor = 1.3;
const milesPerHour = 40;
const stepMinutes = 5;

/** The longest gap there is, in minutes: what a day has to look into its neighbours for. */
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
