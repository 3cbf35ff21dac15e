export const texts = {
  setPassword: 'Set your password',
  linkWorks:
    'The link works once, for an hour. After that, choose "Forgot your password?" where you sign in to get another one.',
  inviteePreheader: 'Set your password to sign in.',
  inviteeHeading: 'Welcome to the desk',
  forgottenSubject: 'Set a new password for the desk',
  forgottenPreheader: 'The link works once, for an hour.',
  forgottenHeading: 'Set a new password',
  forgotten:
    'Someone asked for a new password for your desk account. If that wasn’t you, you can ignore this: your password stays the same.',
  inviteeSubject: (shortName: string) => `Your account at the desk of ${shortName}`,
  invitee: (name: string, toLowerCase: string) =>
    `You now have an account at the desk of ${name}, as ${toLowerCase}. Set your password to sign in.`,
};
