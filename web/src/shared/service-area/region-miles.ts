/** How far from the service center the finder knows places, in miles: callers beyond the radius still get an answer. */
export const regionMiles = 75;
