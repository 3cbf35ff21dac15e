const codePurposes = {
  'sign-in': 'sign in to your client portal',
  'new-email': 'make this the e-mail address of a client portal',
  confirm: 'open or change what your client portal shows to you alone',
};

export const texts = {
  codeHeading: 'Your code',
  typeCode: 'Type this code on the page where you asked for it:',
  yesItsMe: 'Yes, it’s me',
  codeSubject: (code: string, shortName: string) => `${code} is your ${shortName} code`,
  codePreheader: (until: string) => `It works once, until ${until}. We never ask for it by phone.`,
  codeWorksUntil: (until: string, hasLink: boolean) =>
    `It works once, until ${until} (Chicago time).${hasLink ? ' On another device use the button instead.' : ''}`,
  codeWasAskedFor: (at: string, from: string | undefined, purpose: 'sign-in' | 'confirm' | 'new-email') =>
    `The code was asked for at ${at}${from ? ` from ${from}` : ''}, to ${codePurposes[purpose]}. If that wasn’t you, you can ignore this: without the code nothing happens. We never ask for it by phone or e-mail.`,
};
