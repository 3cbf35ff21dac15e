import type { Translated } from '@welding/domain/values/language';
import { stopOnce, withArticle } from '@welding/domain/values/spanish';
import type { texts as english } from './code-mail-texts.en.ts';

const codePurposes = {
  'sign-in': 'iniciar sesión en su portal de clientes',
  'new-email': 'que esta sea la dirección de correo de un portal de clientes',
  confirm: 'abrir o cambiar lo que su portal de clientes solo le muestra a usted',
};

export const texts: Translated<typeof english> = {
  codeHeading: 'Su código',
  typeCode: 'Escriba este código en la página donde lo pidió:',
  yesItsMe: 'Sí, soy yo',
  codeSubject: (code, shortName) => `${code} es su código de ${shortName}`,
  codePreheader: (until) =>
    stopOnce(`Sirve una sola vez, hasta ${withArticle(until)}. Nunca se lo pediremos por teléfono.`),
  codeWorksUntil: (until, hasLink) =>
    `Sirve una sola vez, hasta ${withArticle(until)} (hora de Chicago).${hasLink ? ' En otro dispositivo, use el botón.' : ''}`,
  codeWasAskedFor: (at, from, purpose) =>
    `El código se pidió a ${withArticle(at)}${from ? ` desde ${from}` : ''}, para ${codePurposes[purpose]}. Si no fue usted, no haga caso: sin el código no pasa nada. Nunca lo pedimos por teléfono ni por correo.`,
};
