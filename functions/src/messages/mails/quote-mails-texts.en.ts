export const texts = {
  weHaveYourRequestFor: 'We have your request for a quote',
  weHaveYourRequest: 'We have your request',
  service: 'Service',
  aRangeNotAQuote: 'A range, not a quote',
  didntAskUsForA:
    'Didn’t ask us for a quote? Someone probably mistyped an address, and you can ignore this mail.',
  weAreTakingOnYour: 'We are taking on your job: what happens next',
  bookAVisitWheneverIt: 'Book a visit whenever it suits you, or wait for our call.',
  weAreTakingOnYour2: 'We are taking on your job',
  weHaveLookedAtYour:
    'We have looked at your request and opened a project for it. Next we agree on a visit: choose a time in the client portal, or wait for our call.',
  project: 'Project',
  bookAVisit: 'Book a visit',
  signInWithTheE: 'Sign in with the e-mail address this mail was sent to.',
  call: (phone: string) => `Call ${phone}`,
  ifItCantWaitOur: (emergencyPhone: string) =>
    `If it can’t wait, our emergency line is there 24/7: ${emergencyPhone}.`,
  weWillContactYouWith: (hours: number) => `We will contact you within ${hours} hours with your free quote.`,
  thankYouForContactingUs: (contact: 'phone' | 'email', hours: number) =>
    `Thank you for contacting us. We will look at your request and ${contact === 'phone' ? 'call you' : 'write to you'} within ${hours} hours with your free quote.`,
};
