import type { Appointment } from '@welding/domain/entities/appointment';
import { arrivalWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import { placeText } from '@welding/domain/values/place';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { dayWords, greeting, lengthWords, startWords } from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';

const visitsPlannedMailTexts = inLanguages({
  plannedHeading: say('Your visits are booked', 'Sus visitas están reservadas'),
  plannedOpening: say(
    'Thank you for booking with us. We come to you on these days:',
    'Gracias por reservar con nosotros. Vamos a donde usted está estos días:',
  ),
  for: say('For', 'Para'),
  where: say('Where', 'Dónde'),
  plannedFile: say(
    'Open the file in this email to add them all to your calendar.',
    'Abra el archivo de este correo para agregarlas todas a su calendario.',
  ),
  movedHeading: say('Your visits have new times', 'Sus visitas tienen nuevas horas'),
  movedOpening: say(
    'Your visits have changed. Here are the new times:',
    'Sus visitas cambiaron. Estas son las nuevas horas:',
  ),
  movedFile: say(
    'Open the file in this email to add the new times to your calendar.',
    'Abra el archivo de este correo para agregar las nuevas horas a su calendario.',
  ),
  seeVisits: say('See your visits', 'Ver sus visitas'),
  plannedSubject: say(
    (length: number, startWords: string) => `Your ${length} visits are booked, the first on ${startWords}`,
    (count, when) => `Sus ${count} visitas están reservadas, la primera el ${when}`,
  ),
  movedSubject: say(
    (length: number, startWords: string) => `Your ${length} visits have moved, the first to ${startWords}`,
    (count, when) => `Sus ${count} visitas se cambiaron, la primera al ${when}`,
  ),
  changeThem: say(
    (phone: string) => `Need another time? Move a day in your portal, reply to this email or call ${phone}.`,
    (phone) => `¿Necesita otra hora? Cambie un día en su portal, responda a este correo o llame al ${phone}.`,
  ),
  visitsPreheader: say(
    (changeThem: string) => `We come to you. ${changeThem}`,
    (changeThem) => `Vamos a donde usted está. ${changeThem}`,
  ),
});

type VisitsMail = MailLinks & {
  readonly firstName: string;
  /** Soonest first, at least two. */
  readonly visits: readonly [Appointment, ...Appointment[]];
  /** The default arrival window in minutes, from the settings. */
  readonly windowMinutes: number;
  readonly now: Date;
};

/** A job of several days was planned. */
export function visitsPlannedMail(mail: VisitsMail): MailContent {
  const t = visitsPlannedMailTexts();
  const [first] = mail.visits;
  return visitsMail(mail, {
    subject: t.plannedSubject(mail.visits.length, startWords({ visit: first, now: mail.now })),
    heading: t.plannedHeading,
    opening: t.plannedOpening,
    what: [[t.for, first.title], ...(placeText(first) ? [[t.where, placeText(first)] as const] : [])],
    file: t.plannedFile,
  });
}

/** Several visits of a client have other times. */
export function visitsMovedMail(mail: VisitsMail): MailContent {
  const t = visitsPlannedMailTexts();
  const [first] = mail.visits;
  return visitsMail(mail, {
    subject: t.movedSubject(mail.visits.length, startWords({ visit: first, now: mail.now })),
    heading: t.movedHeading,
    opening: t.movedOpening,
    what: [[t.for, [...new Set(mail.visits.map(({ title }) => title))].join(', ')]],
    file: t.movedFile,
  });
}

type Words = Readonly<Record<'subject' | 'heading' | 'opening' | 'file', string>> & {
  readonly what: readonly (readonly [string, string])[];
};

function visitsMail({ firstName, visits, now, ...mail }: VisitsMail, words: Words): MailContent {
  const t = visitsPlannedMailTexts();
  const { siteUrl, preferencesUrl } = mail;
  const changeThem = t.changeThem(business.phone);
  return renderMail({
    subject: words.subject,
    preheader: t.visitsPreheader(changeThem),
    heading: words.heading,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: words.opening },
      {
        facts: visits.map((visit) => {
          const windowMinutes = visit.windowMinutes ?? mail.windowMinutes;
          const arrival = arrivalWords({ visit, windowMinutes });
          return [dayWords(new Date(visit.scheduledDate), now), `${arrival}, ${lengthWords(visit)}`];
        }),
      },
      { facts: words.what },
    ],
    action: { label: t.seeVisits, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: [changeThem, words.file],
    ...reminderChoice(preferencesUrl),
  });
}
