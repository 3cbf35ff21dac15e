import { arrivalWords, clockWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { inLanguages, say } from '@welding/domain/values/language';
import { telHref } from '@welding/domain/values/phone';
import { stopOnce, withArticle } from '@welding/domain/values/words';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import { greeting, visitFacts } from '#messages/visit-words.ts';
import type { VisitMail } from './visit-mails.ts';

const onMyWayMailTexts = inLanguages({
  yourWelder: say('Your welder', 'Nuestro equipo'),
  tellUsTheWay: say(
    'A gate code, a dog, a better way in? Call, and we’ll pass it on.',
    '¿Un código de acceso, un perro, una mejor entrada? Llámenos y se lo pasamos.',
  ),
  onMyWaySubject: say(
    (value: string) => `${value} is on the way to you`,
    (welder) => `${welder} va en camino a donde usted está`,
  ),
  onMyWayPreheader: say(
    (setOutAt: string, mail: string) => `Set out at ${setOutAt}. We agreed to arrive ${mail}.`,
    (setOutAt, arrival) => stopOnce(`Salió a ${withArticle(setOutAt)}. Acordamos llegar ${arrival}.`),
  ),
  onMyWayHeading: say(
    (value: string) => `${value} is on the way`,
    (welder) => `${welder} va en camino`,
  ),
  onMyWay: say(
    (value: string, setOutAt: string, mail: string) =>
      `${value} set out at ${setOutAt} and is on the way to you. We agreed to arrive ${mail}.`,
    (welder, setOutAt, arrival) =>
      stopOnce(`${welder} salió a ${withArticle(setOutAt)} y va en camino. Acordamos llegar ${arrival}.`),
  ),
  call: say(
    (phone: string) => `Call ${phone}`,
    (phone) => `Llamar al ${phone}`,
  ),
  toldTooEarly: say(
    'We told you too early that your welder is on the way.',
    'Le avisamos antes de tiempo que ya íbamos en camino.',
  ),
  notOnMyWaySubject: say('Your welder is not on the way yet', 'Todavía no vamos en camino'),
  weAgreed: say(
    (arrival: string) => `We agreed to arrive ${arrival}.`,
    (arrival) => stopOnce(`Acordamos llegar ${arrival}.`),
  ),
  notOnMyWayHeading: say('Not on the way yet', 'Todavía no vamos en camino'),
  tellYouAgain: say(
    (arrival: string) =>
      `Sorry about that. We agreed to arrive ${arrival}, and we’ll tell you again when someone sets out.`,
    (arrival) =>
      `Disculpe la confusión. Acordamos llegar ${arrival} y le avisaremos de nuevo cuando alguien salga.`,
  ),
});

type OnMyWayMail = Omit<VisitMail, 'siteUrl'> & {
  /** Undefined when unknown. */
  readonly welderName?: string | undefined;
  readonly setOutAt: Date;
};

export function onMyWayMail(mail: OnMyWayMail): MailContent {
  const t = onMyWayMailTexts();
  const { firstName, preferencesUrl, welderName, setOutAt } = mail;
  const [welder] = (welderName ?? '').split(' ');
  return renderMail({
    subject: t.onMyWaySubject(welder || t.yourWelder),
    preheader: t.onMyWayPreheader(clockWords(setOutAt), arrivalWords(mail)),
    heading: t.onMyWayHeading(welder || t.yourWelder),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: t.onMyWay(welder || t.yourWelder, clockWords(setOutAt), arrivalWords(mail)),
      },
      { facts: visitFacts(mail) },
    ],
    action: { label: t.call(business.phone), url: telHref(business.phone) },
    after: [t.tellUsTheWay],
    ...reminderChoice(preferencesUrl),
  });
}

/** Corrects a mistaken on-my-way mail, so that the client does not wait. */
export function notOnMyWayMail(mail: Omit<VisitMail, 'siteUrl'>): MailContent {
  const { firstName, preferencesUrl } = mail;
  const t = onMyWayMailTexts();
  const arrival = arrivalWords(mail);
  return renderMail({
    subject: t.notOnMyWaySubject,
    preheader: `${t.toldTooEarly} ${t.weAgreed(arrival)}`,
    heading: t.notOnMyWayHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: `${t.toldTooEarly} ${t.tellYouAgain(arrival)}` },
      { facts: visitFacts(mail) },
    ],
    action: { label: t.call(business.phone), url: telHref(business.phone) },
    after: [],
    ...reminderChoice(preferencesUrl),
  });
}
