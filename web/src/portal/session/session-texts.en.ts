export const texts = {
  ended: 'Your session has ended. Please sign in again; nothing you typed is lost.',
  otherClient:
    'Another client is now signed in on this browser. Please sign in again; nothing you typed is lost.',
  loggedOutHere: 'You are logged out on this device. We’ll tell our server when you’re back online.',
  loggedOutEverywhere: 'You are logged out on all devices.',
  loggedOutElsewhere: 'You were logged out in another tab.',
  loadingPortal: 'Loading your portal',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  logout: 'Logout',
  logOutAll: 'Log out on all devices',
  logOutAllAsked: 'Log out on all devices?',
  whatItDoes:
    'This logs you out here and on every other phone, tablet and computer. Do it if you lost a device, or if someone else may have one. You can sign in again at any time.',
  loggingOut: 'Logging out',
  logOutEverywhere: 'Log out everywhere',
  staySignedIn: 'Stay signed in',
  stillSignedIn: (problem: string) => `${problem} You may still be signed in elsewhere.`,
};
