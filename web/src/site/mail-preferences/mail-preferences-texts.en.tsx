import type { ReactNode } from 'react';

export const texts = {
  remindersOn: 'Reminders are on again.',
  remindersOff: 'Done. We won’t remind you of visits anymore.',
  stopReminders: 'Stop reminders',
  remindAgain: 'Remind me again',
  incompleteLink: (phone: ReactNode) => (
    <>This link is incomplete. Please open it from the mail again, or call us at {phone}.</>
  ),
};
