import { inLanguages, say } from '@welding/domain/values/language';
import { stopOnce, withArticle } from '@welding/domain/values/words';

const englishCodePurposes = {
  'sign-in': 'sign in to your client portal',
  'new-email': 'make this the email address of a client portal',
  confirm: 'open or change private details in your client portal',
};

const spanishCodePurposes = {
  'sign-in': 'iniciar sesión en su portal de clientes',
  'new-email': 'que esta sea la dirección de correo de un portal de clientes',
  confirm: 'abrir o cambiar lo que su portal de clientes solo le muestra a usted',
};

export const codeMailTexts = inLanguages({
  codeHeading: say('Your code', 'Su código'),
  typeCode: say(
    'Type this code on the page where you asked for it:',
    'Escriba este código en la página donde lo pidió:',
  ),
  yesItsMe: say('Yes, it’s me', 'Sí, soy yo'),
  codeSubject: say(
    (code: string, shortName: string) => `${code} is your ${shortName} code`,
    (code, shortName) => `${code} es su código de ${shortName}`,
  ),
  codePreheader: say(
    (until: string) => `It works once, until ${until}. We never ask for it by phone.`,
    (until) =>
      stopOnce(`Sirve una sola vez, hasta ${withArticle(until)}. Nunca se lo pediremos por teléfono.`),
  ),
  codeWorksUntil: say(
    (until: string, hasLink: boolean) =>
      `It works once, until ${until} (Chicago time).${hasLink ? ' On another device use the button instead.' : ''}`,
    (until, hasLink) =>
      `Sirve una sola vez, hasta ${withArticle(until)} (hora de Chicago).${hasLink ? ' En otro dispositivo, use el botón.' : ''}`,
  ),
  codeWasAskedFor: say(
    (at: string, from: string | undefined, purpose: 'sign-in' | 'confirm' | 'new-email') =>
      `Someone asked for this code at ${at}${from ? ` from ${from}` : ''}, to ${englishCodePurposes[purpose]}. If that wasn’t you, ignore this email: nothing happens without the code. We never ask for it by phone or email.`,
    (at, from, purpose) =>
      `El código se pidió a ${withArticle(at)}${from ? ` desde ${from}` : ''}, para ${spanishCodePurposes[purpose]}. Si no fue usted, no haga caso: sin el código no pasa nada. Nunca lo pedimos por teléfono ni por correo.`,
  ),
});
