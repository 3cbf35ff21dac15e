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
  undo: 'Undo',
  notMovedBack: 'The Visit Was Not Moved Back',
  locks: (hours: number) =>
    `That’s less than ${hours === 1 ? 'an hour' : `${hours} hours`} from now. Once moved, you can undo it for a minute. After that, please call us to change it.`,
  comesBefore: (time: string) => `Then this day comes before the one on ${time}.`,
  comesAfter: (time: string) => `Then this day comes after the one on ${time}.`,
  otherTime: (phone: ReactNode) => <>For any other time call {phone}.</>,
  moveTo: (time: string) => `Move to ${time}`,
  chooseTime: 'Choose a time',
  back: 'Back',
  moveVisit: 'Move to another time',
  cancelVisit: 'Cancel this visit',
};
