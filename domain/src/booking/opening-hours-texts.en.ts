const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const texts = {
  emergencyOnly: 'Emergency Only',
  closed: 'Closed',
  openNow: 'Open now',
  opensToday: (clock: string) => `Opens today ${clock}`,
  /** @param weekday from 0, Sunday */
  opensOn: (weekday: number, clock: string) => `Opens ${weekdays[weekday]} ${clock}`,
};
