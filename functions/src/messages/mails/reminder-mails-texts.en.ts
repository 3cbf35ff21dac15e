export const texts = {
  tomorrowHeading: 'We’re coming tomorrow',
  tomorrowPrepare: 'Please make sure that we can get to the work, and that nothing flammable is near it.',
  prepare: 'Please make sure that we can get to the work.',
  seeVisit: 'See your visit',
  stopReminders: 'Stop reminders',
  tomorrowSubject: (mail: string) => `Tomorrow at ${mail}: your visit`,
  tomorrowReminder: (mail: string) => `This is a reminder of your visit tomorrow. We arrive ${mail}.`,
  soonReminder: (mail: string) =>
    `Your visit is coming up: we arrive ${mail}. We’ll write again when we’re on the way.`,
  somethingCameUp: (phone: string) => `Something came up? Call ${phone} as early as you can.`,
  todaySubject: (clock: string) => `Today at ${clock}: your visit`,
  todayHeading: 'We’re coming today',
  tonightHeading: 'We’re coming tonight',
};
