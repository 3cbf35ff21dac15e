import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const signingTexts = inLanguages({
  beingSent: say(
    (name: string) => `Signed by ${name}. Not sent yet.`,
    (name) => `Firmó ${name}. Todavía sin enviar.`,
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
  extraWork: say('Extra work', 'Trabajo adicional'),
  loadingTheForm: say('Loading the form', 'Cargando el formulario'),
  addsTo: say(
    (number: string, agreed: string) => `It adds to ${number}. Agreed so far: ${agreed}.`,
    (number, agreed) => `Se suma a ${number}. Acordado hasta ahora: ${agreed}.`,
  ),
  yourLimit: say(
    (limit: string) => `You can agree to up to ${limit} at a visit.`,
    (limit) => `Usted puede acordar hasta ${limit} por visita.`,
  ),
  newTotal: say('New total', 'Total nuevo'),
  showTheClient: say('Show the client', 'Mostrar al cliente'),
  changeLines: say('Change the lines', 'Cambiar los renglones'),
  extraWaits: say(
    (total: string, name: string) => `Extra work of ${total}, signed by ${name}. Not sent yet.`,
    (total, name) => `Trabajo adicional de ${total}: firmó ${name}. Todavía sin enviar.`,
  ),
  extraWorkNotAccepted: say('Extra work not accepted', 'Trabajo adicional no aceptado'),
  extraWorkAt: say(
    (total: ReactNode, visit: string) => (
      <>
        Extra work of {total}, {visit}
      </>
    ),
    (total, visit) => (
      <>
        Trabajo adicional de {total}, {visit}
      </>
    ),
  ),
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
