export const texts = {
  brokenOff: 'The connection was lost. Please try again',
  noConnection: 'No connection. Please check your signal and try again',
  somethingWentWrong: 'Something went wrong. Please try again.',
  linkDidNotWork: 'That did not work. Please check your signal and try again.',
};
