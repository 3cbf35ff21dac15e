import { business } from '@welding/domain/values/business';
import type { ReactNode } from 'react';

export const texts = {
  title: `Keep ${business.shortName} on your home screen`,
  oneTapAway: 'Your projects, the hotline and the quote form, one tap away, also without a signal.',
  howTo: (shareSign: ReactNode, addSign: ReactNode) => (
    <>
      Tap {shareSign} <strong>Share</strong>, then {addSign} <strong>Add to Home Screen</strong>.
    </>
  ),
  install: 'Install',
  notNow: 'Not now',
  gotIt: 'Got it',
};
