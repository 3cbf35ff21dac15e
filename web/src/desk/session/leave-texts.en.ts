export const texts = {
  signingOut: 'Signing out',
  signedOutElsewhere: 'You signed out in another tab.',
  lost: (count: number, things: string) =>
    count === 1
      ? `${things} was not sent and has been erased. Please tell the office what you did.`
      : `${things} were not sent and have been erased. Please tell the office what you did.`,
};
