import type { ReactNode } from 'react';

export const texts = {
  notAccepted: 'Not accepted',
  paymentNotRecorded: 'Payment not recorded',
  photosNotAccepted: 'Photos not accepted',
  collectedAt: (amount: ReactNode, visit: string) => (
    <>
      {amount}, collected at {visit}
    </>
  ),
  taps: {
    'on-my-way': 'On my way',
    start: 'Start',
    finish: 'Finish',
    cancel: 'Cancel',
    'cannot-do': 'Can’t do this job',
    'take-back': 'Undo',
  },
  hours: (hours: number) => `${hours} hours`,
  hoursToCollect: (hours: number, collect: string) => `${hours} hours, ${collect} to collect`,
};
