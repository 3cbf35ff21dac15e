import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './signing-texts.en.tsx';

export const texts: Translated<typeof english> = {
  beingSent: (name) => `Firmó ${name}. Se está enviando.`,
  loadingTheEstimate: 'Cargando el presupuesto',
  signHere: 'Firmar aquí',
  signatureNotAccepted: 'Firma no aceptada',
  readAndSign: 'Lea, por favor, y firme abajo.',
  handOverPamphlet: (notice, pamphletName) => `${notice} Primero entregue el folleto «${pamphletName}».`,
  signed: 'Firma guardada',
  sentWithSignal: 'Se envía en cuanto haya señal.',
  notKept: 'Este dispositivo no pudo guardar la firma. Libere algo de espacio e intente de nuevo.',
  saving: 'Guardando',
  signFor: (dollars) => `Firmar por ${dollars}`,
  toSign: (estimate, dollars) => `Por firmar: ${estimate}, ${dollars}`,
  haveItSigned: 'Pedir la firma',
  signedBy: (title, name) => (
    <>
      {title}: firmó {name}
    </>
  ),
};
