export const texts = {
  outsideHours:
    'The client asked for a time outside business hours. Call, then confirm it or move the visit.',
  confirmThisTime: 'Confirm this time',
  needsTime:
    'We can’t make this time. The client was asked to choose a new one; you can move the visit below, too.',
  keepThisTime: 'Keep this time',
  needsWelder: 'Whoever was sent can’t do this job. The history below says why.',
  keepTheWelder: 'Keep the welder',
  cancelVisit: 'Cancel visit',
  cancelThisVisit: 'Cancel this visit?',
  cancelHint: 'Kept in the history. The client sees that the visit is cancelled, not why.',
  visitCancelled: 'Visit cancelled',
  undo: 'Undo',
  takeBackHint: 'Kept in the history below. The client doesn’t see it.',
  bringBack: 'Bring back',
  notBroughtBack: 'The visit was not brought back',
  visitMoved: 'Visit moved',
  notMoved: 'The visit was not moved',
  notMovedBack: 'The visit was not moved back',
  bookAnyway: 'Book anyway',
};
