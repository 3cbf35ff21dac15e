import type { ReactNode } from 'react';

export const texts = {
  beingSent: (name: string) => `Signed by ${name}. It is being sent.`,
  loadingTheEstimate: 'Loading the estimate',
  signHere: 'Sign here',
  signatureNotAccepted: 'Signature not accepted',
  readAndSign: 'Please read it, and sign below.',
  handOverPamphlet: (notice: string, pamphletName: string) =>
    `${notice} Hand over the pamphlet “${pamphletName}” first.`,
  signed: 'Signed',
  sentWithSignal: 'It is sent as soon as there is a signal.',
  notKept: 'This device could not save the signature. Free up some space and try again.',
  saving: 'Saving',
  signFor: (dollars: string) => `Sign for ${dollars}`,
  toSign: (estimate: string, dollars: string) => `To sign: ${estimate}, ${dollars}`,
  haveItSigned: 'Have it signed',
  signedBy: (title: ReactNode, name: string) => (
    <>
      {title}, signed by {name}
    </>
  ),
};
