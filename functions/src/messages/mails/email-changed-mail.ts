import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import { telHref } from '@welding/domain/values/phone';
import { renderMail } from '#messages/mail-layout.ts';
import { greeting } from '#messages/visit-words.ts';

const emailChangedMailTexts = inLanguages({
  emailSubject: say('Your email address with us has changed', 'Su correo electrónico con nosotros cambió'),
  takeItBack: say('If that wasn’t you, take it back.', 'Si no fue usted, recupérelo.'),
  callUs: say('If that wasn’t you, please call us.', 'Si no fue usted, llámenos.'),
  emailHeading: say('Your email address has changed', 'Su correo electrónico cambió'),
  changedByOffice: say(
    'If you or our office changed it, you’re all set.',
    'Si lo cambió usted o alguien de nuestra oficina, no hay nada que hacer.',
  ),
  thisWasNotMe: say('This wasn’t me', 'No fui yo'),
  newAddress: say(
    (email: string) =>
      `From now on we’ll email you at ${email}, and that address opens your client portal. This one no longer does.`,
    (email) =>
      `Desde ahora nuestros correos le llegan a ${email}, y esa dirección abre su portal de clientes. Esta ya no lo abre.`,
  ),
  changedByYou: say(
    (days: number) =>
      `If you changed it, you’re all set. If not, the button makes this your address again and signs everyone out of your portal. It works for ${days} days.`,
    (days) =>
      `Si lo cambió usted, no hay nada que hacer. Si no, el botón vuelve a poner esta dirección como la suya y cierra todas las sesiones de su portal. Sirve durante ${days} días.`,
  ),
  notYouCall: say(
    (phone: string) => `Not you? Call ${phone}`,
    (phone) => `¿No fue usted? Llame al ${phone}`,
  ),
  questionsCall: say(
    (phone: string) => `Questions? Call ${phone}.`,
    (phone) => `¿Preguntas? Llame al ${phone}.`,
  ),
});

type EmailChangedMail = {
  readonly firstName: string;
  readonly email: string;
  /** Where the reader can restore the old address; undefined for a change by the office. */
  readonly objection?: { readonly url: string; readonly days: number } | undefined;
};

/** Tells the old address of a new one, masked so that only its owner recognizes it. */
export function emailChangedMail({ firstName, email, objection }: EmailChangedMail): MailContent {
  const t = emailChangedMailTexts();
  return renderMail({
    subject: t.emailSubject,
    preheader: objection ? t.takeItBack : t.callUs,
    heading: t.emailHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: t.newAddress(masked(email)),
      },
      {
        paragraph: objection ? t.changedByYou(objection.days) : t.changedByOffice,
      },
    ],
    action: objection
      ? { label: t.thisWasNotMe, url: objection.url }
      : { label: t.notYouCall(business.phone), url: telHref(business.phone) },
    ...(objection && { after: [t.questionsCall(business.phone)] }),
  });
}

/** For example: c•••@example.com */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
