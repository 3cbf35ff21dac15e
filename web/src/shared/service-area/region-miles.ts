/**
 * The radius in miles of the places that the finder knows. It exceeds the service radius, so that callers just outside
 * get a result.
 */
export const regionMiles = 75;
