export const texts = {
  today: 'Today',
  requests: 'Requests',
  calendar: 'Calendar',
  clients: 'Clients',
  projects: 'Projects',
  money: 'Money',
  settings: 'Settings',
  screens: 'Screens',
  skip: 'Skip to content',
  loading: 'Loading',
  loadingScreen: (screen: string) => `Loading ${screen}`,
  noSignal: 'No signal. Showing saved data.',
  signOut: 'Sign out',
  notSentYet: 'Not sent yet',
  notWithOffice: (count: number, things: string) =>
    count === 1
      ? `${things} is on this phone and not with the office yet. Signing out erases it for good.`
      : `${things} are on this phone and not with the office yet. Signing out erases them for good.`,
  staySignedIn: 'Stay signed in',
  signOutAndErase: 'Sign out and erase',
  broke: 'This screen broke',
  brokeAdvice: 'Nothing you saved is lost. Try again; if you have no signal, try again when you do.',
  backToToday: 'Back to Today',
  nothingHere: 'Nothing here',
  wrongLink: 'The link is wrong, or your role can’t see this part of the desk. The owner can change that.',
};
