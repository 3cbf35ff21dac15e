import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const signingTexts = inLanguages({
  beingSent: say(
    (name: string) => `Signed by ${name}. It is being sent.`,
    (name) => `Firmó ${name}. Se está enviando.`,
  ),
  loadingTheEstimate: say('Loading the estimate', 'Cargando el presupuesto'),
  signHere: say('Sign here', 'Firmar aquí'),
  signatureNotAccepted: say('Signature not accepted', 'Firma no aceptada'),
  readAndSign: say('Please read it, and sign below.', 'Lea, por favor, y firme abajo.'),
  handOverPamphlet: say(
    (notice: string, pamphletName: string) => `${notice} Hand over the pamphlet “${pamphletName}” first.`,
    (notice, pamphletName) => `${notice} Primero entregue el folleto «${pamphletName}».`,
  ),
  signed: say('Signed', 'Firma guardada'),
  sentWithSignal: say('It is sent as soon as there is a signal.', 'Se envía en cuanto haya señal.'),
  notKept: say(
    'This device could not save the signature. Free up some space and try again.',
    'Este dispositivo no pudo guardar la firma. Libere algo de espacio e intente de nuevo.',
  ),
  saving: say('Saving', 'Guardando'),
  signFor: say(
    (dollars: string) => `Sign for ${dollars}`,
    (dollars) => `Firmar por ${dollars}`,
  ),
  toSign: say(
    (estimate: string, dollars: string) => `To sign: ${estimate}, ${dollars}`,
    (estimate, dollars) => `Por firmar: ${estimate}, ${dollars}`,
  ),
  haveItSigned: say('Have it signed', 'Pedir la firma'),
  signedBy: say(
    (title: ReactNode, name: string) => (
      <>
        {title}, signed by {name}
      </>
    ),
    (title, name) => (
      <>
        {title}: firmó {name}
      </>
    ),
  ),
});
