export const texts = {
  receivedSubject: 'We have your request for a quote',
  receivedHeading: 'We have your request',
  service: 'Service',
  zip: 'ZIP',
  priceRange: 'A range, not a quote',
  notAskedByYou:
    'Didn’t ask us for a quote? Someone probably mistyped an address, and you can ignore this e-mail.',
  answeredSubject: 'We are taking on your job: what happens next',
  bookOrWait: 'Book a visit whenever it suits you, or wait for our call.',
  answeredHeading: 'We are taking on your job',
  projectOpened:
    'We have looked at your request and opened a project for it. Next, let’s set up a visit: choose a time in the client portal, or wait for our call.',
  project: 'Project',
  bookAVisit: 'Book a visit',
  signInWithThisEmail: 'Sign in with the address this e-mail was sent to.',
  call: (phone: string) => `Call ${phone}`,
  emergencyLine: (emergencyPhone: string) =>
    `If it can’t wait, our emergency line is there 24/7: ${emergencyPhone}.`,
  weWillContactYou: (hours: number) => `We will contact you within ${hours} hours with your free quote.`,
  thankYou: (contact: 'phone' | 'email', hours: number) =>
    `Thank you for contacting us. We will look at your request and ${contact === 'phone' ? 'call you' : 'write to you'} within ${hours} hours with your free quote.`,
};
