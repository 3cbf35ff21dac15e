import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { inLanguages, say } from '@welding/domain/values/language';
import { stopOnce, withArticle } from '@welding/domain/values/words';
import { renderMail } from '#messages/mail-layout.ts';

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

const codeMailTexts = inLanguages({
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

/** The purpose of a code: begin a session, raise one, or change the email. */
export type CodePurpose = 'sign-in' | 'confirm' | 'new-email';

type CodeMail = {
  /** Six digits. */
  readonly code: string;
  /** A link that replaces typing the code. */
  readonly link?: string;
  readonly validMinutes: number;
  readonly purpose: CodePurpose;
  /** The requesting browser in words: Chrome on Android. */
  readonly askedFrom?: string | undefined;
  readonly now: Date;
};

/** The mail with a code. Its subject begins with the code, where phones look for it. */
export function codeMail({ code, link, validMinutes, purpose, askedFrom, now }: CodeMail): MailContent {
  const t = codeMailTexts();
  const until = formatChicagoTime(new Date(now.getTime() + validMinutes * 60_000));
  return renderMail({
    subject: t.codeSubject(code, business.shortName),
    preheader: t.codePreheader(until),
    heading: t.codeHeading,
    blocks: [
      { paragraph: t.typeCode },
      { code },
      {
        paragraph: t.codeWorksUntil(until, Boolean(link)),
      },
    ],
    ...(link && { action: { label: t.yesItsMe, url: link } }),
    after: [t.codeWasAskedFor(formatChicagoTime(now), askedFrom, purpose)],
  });
}
