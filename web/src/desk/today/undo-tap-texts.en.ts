export const texts = {
  taps: {
    'on-my-way': 'On my way',
    start: 'Started',
    finish: 'Finished',
    cancel: 'Cancelled',
    'cannot-do': 'Told the office',
    collect: 'Payment collected',
  },
  soonTold: 'We tell the client in a few seconds.',
  undo: 'Undo',
  notUndone: 'Not undone',
  phoneIsFull: 'This phone could not save it. Free up some space and tap Undo again.',
};
