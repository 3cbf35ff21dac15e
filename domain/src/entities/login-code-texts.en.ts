export const texts = {
  malformed: 'The code has six digits',
  wrong: 'This is not the code from our latest e-mail. Please check it and try again',
  late: 'This code is no longer valid. Please ask for a new one',
  used: 'This code has already been used. Please ask for a new one',
  tooManyTries: 'This code was tried too many times. Please ask for a new one',
  otherBrowser:
    'This code was asked for in another browser, or a newer one took its place. Use the link in the e-mail, or ask for a new code',
  wrongLink: 'This link is incomplete. Please open it from the e-mail again, or ask for a new code',
  noEmail: 'We have no e-mail address of yours to send a code to. Please call us',
};
