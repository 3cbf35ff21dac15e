import type { ReactNode } from 'react';

export const texts = {
  openPortal: 'Open your portal',
  linkCame: 'This link came in our e-mail to you. Press the button to confirm it’s you.',
  opening: 'Opening',
  itsMe: 'Yes, it’s me',
  askNewCode: 'Ask for a new code',
  notNow: 'Not now',
  yoursAgain: 'This address is yours again',
  takeBack: 'Take your address back',
  takenBack: (phone: ReactNode) => (
    <>
      Our e-mails go to it again, and everyone who was signed in to your portal is logged out. Please sign in
      again, and call {phone} if anything else looks wrong.
    </>
  ),
  whyTakeBack:
    'Someone gave us another e-mail for your portal. If that wasn’t you, press the button: this address works again, and everyone signed in to your portal is logged out.',
  takingBack: 'Taking it back',
  notMe: 'This was not me',
  goToPortal: 'Go to the portal',
  wasMe: 'It was me',
};
