import type { ReactNode } from 'react';

export const texts = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  service: 'Service',
  selectService: 'Select a service',
  details: 'Project details',
  detailsHint: 'What broke or is to be built, of what metal, where it stands, and how soon you need it.',
  howToReach: 'How should we reach you?',
  byPhone: 'Phone',
  byEmail: 'Email',
  zip: 'ZIP code of the job (optional)',
  zipHint: 'Tells us how far away you are.',
  street: 'Street address (optional)',
  streetHint: 'Where we would come to.',
  loadingPhotos: 'Loading photos and price range',
  photosNotLoaded: 'Photos and price range did not load yet. You can send the request without them.',
  moreAboutJob: 'More about the job (optional)',
  loadingQuestions: 'Loading the questions',
  questionsNotLoaded: 'The questions did not load yet. You can send the request without them.',
  sending: 'Sending…',
  send: 'Request Free Quote',
  wasSent: 'Your request was sent',
  useOfData: (policy: ReactNode) => (
    <>We use what you send to answer you and do the job, and for nothing else. {policy}.</>
  ),
  handlingOfData: 'How we handle your data',
  rulesNotLoaded: 'Part of the form did not load. Please check your signal and try again',
};
