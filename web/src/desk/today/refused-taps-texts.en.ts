export const texts = {
  title: 'Taps not accepted',
  kinds: {
    'on-my-way': 'On my way',
    start: 'Start',
    finish: 'Finish',
    cancel: 'Cancel',
    'cannot-do': 'Can’t do this job',
    'take-back': 'Undo',
  },
  collectedCash: (amount: string) => `${amount} collected in cash`,
  collectedByCheck: (amount: string) => `${amount} collected by check`,
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  toCollect: (amount: string) => `${amount} to collect`,
  openVisit: 'Open the visit',
  visitGone: 'This visit is no longer there.',
  seenTo: 'Taken care of',
  seenToOf: (what: string, name: string) => `Taken care of: ${what}, ${name}`,
};
