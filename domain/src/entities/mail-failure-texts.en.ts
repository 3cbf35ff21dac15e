export const texts = {
  unsent: 'The e-mail could not be sent',
  noSuchAddress: 'The mail server doesn’t accept mail for this address',
  mailRefused: 'The mail server refused this e-mail',
  signInRefused: 'The mail server does not let us sign in',
  noAddress: 'Mail can’t be sent to this address',
  notTaken: 'The mail server did not take it',
  notReached: 'The mail server could not be reached',
  noPasswordLink: 'The link to set a password could not be made',
  tooLate: 'It was too late to send this',
  brokenOff: 'Sending was interrupted again and again',
};
