export const texts = {
  todaysVisits: "Today's visits",
  noVisitsToday: 'No visits today.',
  progress: (progress: string, hours: number) => `${progress}, ${hours} h`,
  leftToCollect: (amount: string) => `, ${amount} to collect`,
  openTheCalendar: 'Open the calendar',
  needsYou: 'Needs you',
  requests: 'requests',
  allAnswered: 'Every request is answered.',
  unansweredRequests: 'Unanswered requests',
  allRequests: 'All requests',
};
