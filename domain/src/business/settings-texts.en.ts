export const texts = {
  label: 'Label',
  labelRequired: 'Label is required',
  hoursBefore: 'Hours before the visit',
  clock: 'A time of day must be HH:mm',
  closesLater: 'Closing must be later than opening',
  date: 'Date must be a day of the calendar',
  reminderHour: 'The day-before reminder must go out between 8:00 AM and 9:00 PM',
  showNames: 'Show names',
  daysOnce: 'List each special day once',
  ratesOnce: 'Each labor rate needs its own name',
  tooManyDays: (specialDays: number) => `At most ${specialDays} special days`,
  tooManyRates: (laborRates: number) => `At most ${laborRates} labor rates`,
};
