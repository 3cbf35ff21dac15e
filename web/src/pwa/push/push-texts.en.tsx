import type { ReactNode } from 'react';

export const texts = {
  title: 'Notifications on this device',
  turnOff: 'Turn off notifications',
  turnOn: 'Turn on notifications',
  off: 'They are off on this device.',
  on: 'They are on for this device.',
  blocked:
    'Notifications of this site are blocked in your browser. To get them, allow notifications for this site in the browser’s settings, then open this page again.',
  homeScreen: (shareSign: ReactNode, addSign: ReactNode) => (
    <>
      On an iPhone or iPad they need the app on your home screen: tap {shareSign} <strong>Share</strong>, then{' '}
      {addSign} <strong>Add to Home Screen</strong>, open it from there and come back to this card.
    </>
  ),
  unsupported: 'This browser cannot show them. You’ll still get our e-mails.',
  noConnection: 'No connection. Please check your signal and try again.',
  noService: 'The notification service of your browser cannot be reached. Please try again in a moment.',
};
