import { arrivalWords, clockWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import { greeting, visitFacts } from '#messages/visit-words.ts';
import { onMyWayMailTexts } from './on-my-way-mail-texts.ts';
import type { VisitMail } from './visit-mails.ts';

type OnMyWayMail = Omit<VisitMail, 'siteUrl'> & {
  /** Undefined while it is unknown. */
  readonly welderName?: string | undefined;
  readonly setOutAt: Date;
};

export function onMyWayMail(mail: OnMyWayMail): MailContent {
  const { firstName, preferencesUrl, welderName, setOutAt } = mail;
  const [welder] = (welderName ?? '').split(' ');
  return renderMail({
    subject: onMyWayMailTexts().onMyWaySubject(welder || onMyWayMailTexts().yourWelder),
    preheader: onMyWayMailTexts().onMyWayPreheader(clockWords(setOutAt), arrivalWords(mail)),
    heading: onMyWayMailTexts().onMyWayHeading(welder || onMyWayMailTexts().yourWelder),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: onMyWayMailTexts().onMyWay(
          welder || onMyWayMailTexts().yourWelder,
          clockWords(setOutAt),
          arrivalWords(mail),
        ),
      },
      { facts: visitFacts(mail) },
    ],
    action: { label: onMyWayMailTexts().call(business.phone), url: telHref(business.phone) },
    after: [onMyWayMailTexts().tellUsTheWay],
    ...reminderChoice(preferencesUrl),
  });
}

/** Corrects a mistaken on-my-way mail, so that the client does not wait. */
export function notOnMyWayMail(mail: Omit<VisitMail, 'siteUrl'>): MailContent {
  const { firstName, preferencesUrl } = mail;
  const texts = onMyWayMailTexts();
  const arrival = arrivalWords(mail);
  return renderMail({
    subject: texts.notOnMyWaySubject,
    preheader: `${texts.toldTooEarly} ${texts.weAgreed(arrival)}`,
    heading: texts.notOnMyWayHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      { paragraph: `${texts.toldTooEarly} ${texts.tellYouAgain(arrival)}` },
      { facts: visitFacts(mail) },
    ],
    action: { label: texts.call(business.phone), url: telHref(business.phone) },
    after: [],
    ...reminderChoice(preferencesUrl),
  });
}
