import type { ReactNode } from 'react';

export const texts = {
  changedMeanwhile:
    'This changed in the meantime, here or on our side. What’s saved now is different from what you typed:',
  nothing: 'nothing',
  takeStored: 'Use what’s saved',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    emailHint: 'You sign in with it. We send a code to a new one first, and let the old one know.',
    phone: 'Phone',
    address: 'Address',
    addressHint: 'Street, town and ZIP code. Optional.',
    language: 'We write to you in',
  },
  detailsSaved: 'Details Saved',
  howWeReachYou: 'We’ll use these to reach you.',
  emailChanged: 'E-mail Changed',
  signInWithIt: 'You now sign in with it.',
  saving: 'Saving',
  saveMine: 'Save mine',
  save: 'Save',
  loading: (what: string) => `Loading ${what}`,
  tryAgain: 'Try again',
  yourDetailsInLoading: 'your details',
  everythingOfYours: 'your data',
  savedFile: (file: ReactNode) => (
    <>
      Everything we have about you is in {file}, in this device’s downloads: your details, projects,
      appointments, requests, payments and our e-mails to you.
    </>
  ),
  saveAgain: 'Save it again',
  yourDetails: 'Your details',
  whatWeKeep: 'How we reach you, and everything we keep about you.',
  seeAndChange: 'See and change',
  downloadEverything: 'Download everything',
};
