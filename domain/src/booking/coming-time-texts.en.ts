export const texts = {
  today: 'today',
  tomorrow: 'tomorrow',
  /** A time of today or tomorrow: tomorrow 8:00 AM. */
  soon: (day: string, clock: string) => `${day} ${clock}`,
  /** A time of a day with a date: Thu, Nov 26, 8:00 AM. */
  dated: (day: string, clock: string) => `${day}, ${clock}`,
};
