export const texts = {
  hello: (name: string) => `Hello, ${name}`,
  waiting: (unsent: string, count: number) =>
    `${unsent} ${count === 1 ? 'waits' : 'wait'} on this phone to be sent.`,
  visits: 'visits',
  notHereYet: 'Your visits are not on this phone yet. They appear as soon as the connection works.',
  notFinishedYet: 'Not finished yet',
  yourStopsToday: 'Your stops today',
  noVisitsToday: 'No visits today.',
  thisWeekAndNext: 'This week and next',
  myHours: 'My hours',
  ofEverything:
    'This device can tell you about new requests, visits to confirm, visits a client moved or cancelled, payments and e-mails that did not arrive, even while the desk is closed.',
  ofOwnVisits:
    'This device can tell you when one of your visits is new, moved or cancelled, even while the desk is closed.',
  needsYou: 'Needs you',
  requests: 'requests',
};
