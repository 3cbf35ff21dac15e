import { arrivalWords, clockWords } from '@welding/domain/entities/arrival-words';
import type { MailContent } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import { visitFacts } from '#messages/visit-words.ts';
import { otherMailsTexts } from './other-mails-texts.ts';
import type { VisitMail } from './visit-mails.ts';

type OnMyWayMail = Omit<VisitMail, 'siteUrl'> & {
  /** Who comes, when it is known. */
  readonly welderName?: string | undefined;
  readonly setOutAt: Date;
};

/** The welder has set out. */
export function onMyWayMail(mail: OnMyWayMail): MailContent {
  const { firstName, preferencesUrl, welderName, setOutAt } = mail;
  const [welder] = (welderName ?? '').split(' ');
  return renderMail({
    subject: otherMailsTexts().isOnTheWayTo(welder || otherMailsTexts().yourWelder),
    preheader: otherMailsTexts().setOutAtWeAgreed(clockWords(setOutAt), arrivalWords(mail)),
    heading: otherMailsTexts().isOnTheWay(welder || otherMailsTexts().yourWelder),
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: otherMailsTexts().setOutAtAndIs(
          welder || otherMailsTexts().yourWelder,
          clockWords(setOutAt),
          arrivalWords(mail),
        ),
      },
      { facts: visitFacts(mail) },
    ],
    action: { label: otherMailsTexts().call(business.phone), url: telHref(business.phone) },
    after: [otherMailsTexts().aGateCodeADog],
    ...reminderChoice(preferencesUrl),
  });
}

/** That the welder set out was a mistake: nobody needs to wait at the gate. */
export function notOnMyWayMail(mail: Omit<VisitMail, 'siteUrl'>): MailContent {
  const { firstName, preferencesUrl } = mail;
  const sentence = 'We told you too early that your welder is on the way.';
  return renderMail({
    subject: 'Your welder is not on the way yet',
    preheader: `${sentence} We agreed to arrive ${arrivalWords(mail)}.`,
    heading: 'Not on the way yet',
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `${sentence} Sorry about that. We agreed to arrive ${arrivalWords(mail)}, and we’ll tell you again once somebody sets out.`,
      },
      { facts: visitFacts(mail) },
    ],
    action: { label: `Call ${business.phone}`, url: telHref(business.phone) },
    after: [],
    ...reminderChoice(preferencesUrl),
  });
}
