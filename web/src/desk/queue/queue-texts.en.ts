export const texts = {
  callOffice: 'Call the office',
  tryAgain: 'Try again',
  remove: 'Remove it from this phone',
};
