import type { ReactNode } from 'react';

export const texts = {
  confirmYou: 'Confirm it’s you',
  onItsWay: (email: ReactNode) => <>If we know {email}, a code is on its way to it.</>,
  anotherEmail: 'Use another e-mail',
  sixDigits: 'The code has six digits.',
  goodFor: (minutes: number) => `It’s good for ${minutes} minutes, in this browser.`,
  linkElsewhere: 'On another device use the link in the e-mail.',
  sentAgain: 'A new code is on its way. The one before it no longer works.',
  sixDigitCode: 'Six-digit code',
  confirming: 'Confirming',
  confirm: 'Confirm',
  sendNewIn: (seconds: number) => `Send a new code in ${seconds} s`,
  sendNew: 'Send a new code',
  nothingThere: (phone: ReactNode) => <>Nothing there? Check your spam folder, or call {phone}.</>,
  whyConfirm: (purpose: string) =>
    `To ${purpose}, we have to be sure it’s you. We’ll send a six-digit code to your e-mail on file. We ask once, until you log out.`,
  sendingCode: 'Sending the code',
  sendMeCode: 'Send me a code',
  sentTo: (email: ReactNode) => <>We sent a code to {email}.</>,
  checkNewMailbox: 'Check your new inbox',
  sentToNew: (email: ReactNode) => (
    <>
      We sent a code to {email}. Once you type it, that is your e-mail with us, and your other devices are
      logged out.
    </>
  ),
  keepEmail: 'Keep the e-mail I had',
};
