/** How far from the center the finder knows places, in miles. It goes beyond the radius so that those callers get an answer. */
export const regionMiles = 75;
