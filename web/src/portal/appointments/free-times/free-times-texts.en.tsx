import type { ReactNode } from 'react';

export const texts = {
  freeTimes: (isChicago: boolean, asOf: string | undefined) =>
    `Free times${isChicago ? ' (Chicago time)' : ''}${asOf ? `, as of ${asOf}` : ''}`,
  firstFree: (time: string) => `First free: ${time}`,
  days: 'Days',
  none: 'none',
  free: (_count: number) => 'free',
  dayOf: (day: number, month: string, aloud: (words: string) => ReactNode): ReactNode => (
    <>
      {aloud(`${month} `)}
      {day}
    </>
  ),
  freeTimesOn: (day: string) => `Free times ${day}`,
  freeOn: (day: string, count: number) => {
    if (count === 0) return `${day}: nothing free`;
    return count === 1 ? `${day}: 1 free time` : `${day}: ${count} free times`;
  },
  earlier: 'Earlier',
  twoWeeksLater: 'Two weeks later',
  looking: 'Looking for free times',
  offlineAsOf: (time: string) =>
    `You are offline. These times were free at ${time}; some may be taken by now.`,
  offline: 'You are offline. Free times appear when there is a signal; any time can be typed below.',
  wereFree: (time: string) => `These times were free at ${time}.`,
  lookingAgain: 'Looking again.',
  nothingFree: 'Nothing is free in these two weeks.',
  noNewer: (time: string, problem: string) =>
    `These times were free at ${time}; newer ones could not be loaded. ${problem}`,
  notLoaded: (problem: string, phone: ReactNode) => (
    <>
      Free times could not be loaded. {problem} You can still type any time below, or call {phone}.
    </>
  ),
  tryAgain: 'Try again',
};
