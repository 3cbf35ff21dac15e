export const texts = {
  signingOut: 'Signing out',
  signedOutElsewhere: 'You signed out in another tab.',
  lost: (count: number, things: string) =>
    count === 1
      ? `${things} was not sent and is erased. Please tell the office what you did.`
      : `${things} were not sent and are erased. Please tell the office what you did.`,
};
