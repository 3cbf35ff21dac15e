import type { ReactNode } from 'react';

export const texts = {
  title: 'Reminders by e-mail',
  pageDescription: 'Stop reminders about your visits.',
  whatComes:
    'We remind you of a visit the day before and on the day itself. You can stop that here, without signing in. What you need to know still comes: when a visit is booked, moved or cancelled, estimates, invoices, receipts and sign-in codes.',
  remindersOn: 'Reminders are on again.',
  remindersOff: 'Done. We won’t remind you of visits anymore.',
  stopReminders: 'Stop reminders',
  remindAgain: 'Remind me again',
  incompleteLink: (phone: ReactNode) => (
    <>This link is incomplete. Please open it from the e-mail again, or call us at {phone}.</>
  ),
};
