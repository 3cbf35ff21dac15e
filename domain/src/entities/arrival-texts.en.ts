/** Whether two times of day stand in the same half of the day, which is then said once. */
const sameHalf = (from: string, to: string) =>
  from.slice(-3) === to.slice(-3) && /^ [AP]M$/.test(from.slice(-3));

export const texts = {
  daylightTime: 'daylight time',
  standardTime: 'standard time',
  at: (clock: string) => `at ${clock}`,
  between: (from: string, to: string) => `between ${sameHalf(from, to) ? from.slice(0, -3) : from} and ${to}`,
};
