import type { ReactNode } from 'react';

export const texts = {
  nouns: { projects: 'projects', appointments: 'appointments' },
  backOnline: 'Back online. Your projects and appointments are up to date.',
  loadingYour: (noun: string) => `Loading your ${noun}`,
  offlineAsOf: (time: string) => `Offline: as of ${time}`,
  chicagoTime: (time: string) => `${time}, Chicago time`,
  unreadable: (count: number, phone: ReactNode) => (
    <>
      {count === 1 ? 'One entry' : `${count} entries`} could not be shown. Call us at {phone} and we will look
      into it.
    </>
  ),
  neverLoaded: (noun: string) =>
    `Your ${noun} were not loaded on this device yet. They appear here as soon as there is a connection.`,
  notLoaded: (noun: string, phone: ReactNode) => (
    <>
      Your {noun} could not be loaded. Try again, or call us at {phone}.
    </>
  ),
  tryAgain: 'Try again',
  loading: 'Loading',
  partLost: (phone: ReactNode) => (
    <>This part could not be loaded yet. It will load when your signal is better, or call us at {phone}.</>
  ),
};
