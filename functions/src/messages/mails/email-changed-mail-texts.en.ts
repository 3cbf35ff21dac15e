export const texts = {
  emailSubject: 'Your e-mail address with us has changed',
  takeItBack: 'If that was not you, take it back.',
  callUs: 'If that was not you, please call us.',
  emailHeading: 'Your e-mail address has changed',
  changedByOffice: 'If you or somebody at our office changed it for you, there is nothing to do.',
  thisWasNotMe: 'This was not me',
  newAddress: (email: string) =>
    `From now on our e-mails to you go to ${email}, and that address opens your client portal. This one no longer does.`,
  changedByYou: (days: number) =>
    `If you changed it, there is nothing to do. If not, the button makes this your address again and ends every session of your portal. It works for ${days} days.`,
  notYouCall: (phone: string) => `Not you? Call ${phone}`,
  questionsCall: (phone: string) => `Questions? Call ${phone}.`,
};
