export const texts = {
  sendMail: 'Send the e-mail',
  sending: 'Sending',
  backToSignIn: 'Back to sign in',
  linkHint: 'We’ll send a link to set a new password.',
  mailOnItsWay: 'If this e-mail has a desk account, a link is on its way. Check your spam folder, too.',
  tooShort: 'Use at least 10 characters',
  setPassword: 'Set the password',
  settingPassword: 'Setting the password',
  askForAnotherLink: 'Ask for another link',
};
