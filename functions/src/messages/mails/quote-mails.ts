import { intakeFacts, isText } from '@welding/domain/entities/intake-facts';
import { localTitle } from '@welding/domain/entities/local-title';
import type { MailContent } from '@welding/domain/entities/mail';
import { priceRangeText } from '@welding/domain/entities/price-range';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import { telHref } from '@welding/domain/values/phone';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { greeting } from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';

const quoteMailsTexts = inLanguages({
  receivedSubject: say('We have your request for a quote', 'Recibimos su solicitud de cotización'),
  receivedHeading: say('We have your request', 'Recibimos su solicitud'),
  service: say('Service', 'Servicio'),
  zip: say('ZIP', 'Código postal'),
  priceRange: say('A range, not a quote', 'Un rango, no una cotización'),
  notAskedByYou: say(
    'Didn’t ask us for a quote? Someone probably mistyped their address. You can ignore this email.',
    '¿No nos pidió una cotización? Seguramente alguien escribió mal su dirección; no haga caso de este correo.',
  ),
  answeredSubject: say(
    'We’re taking your job: what happens next',
    'Aceptamos su trabajo: esto es lo que sigue',
  ),
  bookOrWait: say(
    'Book a visit whenever it suits you, or wait for our call.',
    'Reserve una visita cuando le convenga o espere nuestra llamada.',
  ),
  answeredHeading: say('We’re taking your job', 'Aceptamos su trabajo'),
  projectOpened: say(
    'We looked at your request and opened a project for it. Next, let’s set up a visit: pick a time in the client portal, or wait for our call.',
    'Revisamos su solicitud y abrimos un proyecto. Ahora hay que acordar una visita: elija una hora en el portal de clientes o espere nuestra llamada.',
  ),
  project: say('Project', 'Proyecto'),
  bookAVisit: say('Book a visit', 'Reservar una visita'),
  signInWithThisEmail: say(
    'Sign in with the address this email was sent to.',
    'Inicie sesión con la dirección de correo a la que llegó este mensaje.',
  ),
  call: say(
    (phone: string) => `Call ${phone}`,
    (phone) => `Llamar al ${phone}`,
  ),
  emergencyLine: say(
    (emergencyPhone: string) => `If it can’t wait, our emergency line is there 24/7: ${emergencyPhone}.`,
    (emergencyPhone) =>
      `Si no puede esperar, nuestra línea de emergencias atiende las 24 horas, los 7 días: ${emergencyPhone}.`,
  ),
  weWillContactYou: say(
    (hours: number) => `We will contact you within ${hours} hours with your free quote.`,
    (hours) => `Nos comunicaremos con usted en menos de ${hours} horas con su cotización gratis.`,
  ),
  thankYou: say(
    (contact: Quote['preferredContact'], hours: number) =>
      `Thank you for contacting us. We’ll look at your request and ${contact === 'phone' ? 'call' : contact === 'email' ? 'email' : 'contact'} you within ${hours} hours with your free quote.`,
    (contact, hours) =>
      `Gracias por comunicarse con nosotros. Revisaremos su solicitud y le ${contact === 'phone' ? 'llamaremos' : contact === 'email' ? 'escribiremos' : 'contactaremos'} en menos de ${hours} horas con su cotización gratis.`,
  ),
});

/** Confirms a quote request. The email's owner may be another person, so the mail repeats none of the typed texts. */
export function quoteReceivedMail(quote: Quote): MailContent {
  const t = quoteMailsTexts();
  const { firstName, serviceType, preferredContact, zip, intake = {}, priceRange } = quote;
  const chosen = intakeFacts(intake).filter(({ field }) => !isText(field));
  return renderMail({
    subject: t.receivedSubject,
    preheader: t.weWillContactYou(business.quoteReplyHours),
    heading: t.receivedHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: t.thankYou(preferredContact, business.quoteReplyHours),
      },
      {
        facts: [
          [t.service, serviceTypeLabels[serviceType]],
          ...(zip ? [[t.zip, zip] as const] : []),
          ...chosen.map(({ fact, answer }) => [fact, answer] as const),
          ...(priceRange ? [[t.priceRange, priceRangeText(priceRange)] as const] : []),
        ],
      },
    ],
    action: { label: t.call(business.phone), url: telHref(business.phone) },
    after: [t.emergencyLine(business.emergencyPhone), t.notAskedByYou],
  });
}

type AnsweredQuote = MailLinks & {
  readonly quote: Pick<Quote, 'firstName'>;
  readonly project: Pick<Project, 'title' | 'serviceType'>;
  /** Whether the address of this mail opens the portal. */
  readonly opensPortal: boolean;
};

/** Says that a request became a project, and what happens next. Only estimates name prices. */
export function quoteAnsweredMail({
  quote,
  project,
  opensPortal,
  siteUrl,
  preferencesUrl,
}: AnsweredQuote): MailContent {
  const t = quoteMailsTexts();
  const { title, serviceType } = project;
  return renderMail({
    subject: t.answeredSubject,
    preheader: t.bookOrWait,
    heading: t.answeredHeading,
    blocks: [
      { paragraph: greeting(quote.firstName) },
      {
        paragraph: t.projectOpened,
      },
      {
        facts: [
          [t.project, localTitle(title)],
          [t.service, serviceTypeLabels[serviceType]],
        ],
      },
    ],
    action: { label: t.bookAVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: opensPortal ? [t.signInWithThisEmail] : [],
    // The owner of another email may be another person, who must not change the client's reminders.
    ...(opensPortal && reminderChoice(preferencesUrl)),
  });
}
