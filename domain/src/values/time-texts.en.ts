const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export const texts = {
  locale: 'en-US',
  /** @param weekday from 0, Sunday. @param month from 0, January */
  dayInYear: (weekday: number, day: number, month: number, year: number) =>
    `${weekdays[weekday]}, ${months[month]} ${day}, ${year}`,
  timeOfDay: (hour: number, minutes: string) => `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
};
