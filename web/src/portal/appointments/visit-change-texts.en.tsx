import type { ReactNode } from 'react';

export const texts = {
  cancelled: 'Visit Cancelled',
  noOneComes: (title: string) => `${title}: no one will come.`,
  cancelAsked: 'Cancel this visit? Its time opens up for others right away.',
  why: 'Why? (optional)',
  cancelling: 'Cancelling',
  yesCancel: 'Yes, cancel it',
  keepIt: 'Keep it',
  moved: 'Visit Moved',
  otherTime: (phone: ReactNode) => <>For any other time call {phone}.</>,
  moveTo: (time: string) => `Move to ${time}`,
  chooseTime: 'Choose a time',
  back: 'Back',
  moveVisit: 'Move to another time',
  cancelVisit: 'Cancel this visit',
};
