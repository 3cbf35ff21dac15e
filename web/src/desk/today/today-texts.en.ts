export const texts = {
  hello: (name: string) => `Hello, ${name}`,
  signedInAs: (role: string) => `You are signed in as ${role}.`,
  waiting: (unsent: string, count: number) =>
    `${unsent} ${count === 1 ? 'waits' : 'wait'} on this phone to be sent.`,
  visits: 'visits',
  notHereYet: 'Your visits are not on this phone yet. They appear as soon as there is a signal.',
  notFinishedYet: 'Not finished yet',
  yourStopsToday: 'Your stops today',
  noVisitsToday: 'No visits today.',
  thisWeekAndNext: 'This week and next',
  myHours: 'My hours',
};
