export const texts = {
  unsent: 'The mail could not be sent',
  noSuchAddress: 'The mail server takes no mail for this address',
  mailRefused: 'The mail server refused this mail',
  signInRefused: 'The mail server does not let us sign in',
  noAddress: 'This is no address that mail can be sent to',
  notTaken: 'The mail server did not take it',
  notReached: 'The mail server could not be reached',
  noPasswordLink: 'The link to set a password could not be made',
  tooLate: 'It was too late to send this',
  brokenOff: 'The sending was broken off again and again',
};
