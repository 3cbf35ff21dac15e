import { intakeFacts, isText } from '@welding/domain/entities/intake-facts';
import type { MailContent } from '@welding/domain/entities/mail';
import { priceRangeText } from '@welding/domain/entities/price-range';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { toldTitle } from '@welding/domain/entities/told-title';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';
import { greeting } from '#messages/visit-words.ts';
import { sitePage } from '#site-page.ts';
import { quoteMailsTexts } from './quote-mails-texts.ts';

/** Confirms a quote request. The email's owner may be another person, so the mail repeats none of the typed texts. */
export function quoteReceivedMail(quote: Quote): MailContent {
  const { firstName, serviceType, preferredContact, zip, intake = {}, priceRange } = quote;
  const chosen = intakeFacts(intake).filter(({ field }) => !isText(field));
  return renderMail({
    subject: quoteMailsTexts().receivedSubject,
    preheader: quoteMailsTexts().weWillContactYou(business.quoteReplyHours),
    heading: quoteMailsTexts().receivedHeading,
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: quoteMailsTexts().thankYou(preferredContact, business.quoteReplyHours),
      },
      {
        facts: [
          [quoteMailsTexts().service, serviceTypeLabels[serviceType]],
          ...(zip ? [[quoteMailsTexts().zip, zip] as const] : []),
          ...chosen.map(({ fact, answer }) => [fact, answer] as const),
          ...(priceRange ? [[quoteMailsTexts().priceRange, priceRangeText(priceRange)] as const] : []),
        ],
      },
    ],
    action: { label: quoteMailsTexts().call(business.phone), url: telHref(business.phone) },
    after: [quoteMailsTexts().emergencyLine(business.emergencyPhone), quoteMailsTexts().notAskedByYou],
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
  const { title, serviceType } = project;
  return renderMail({
    subject: quoteMailsTexts().answeredSubject,
    preheader: quoteMailsTexts().bookOrWait,
    heading: quoteMailsTexts().answeredHeading,
    blocks: [
      { paragraph: greeting(quote.firstName) },
      {
        paragraph: quoteMailsTexts().projectOpened,
      },
      {
        facts: [
          [quoteMailsTexts().project, toldTitle(title)],
          [quoteMailsTexts().service, serviceTypeLabels[serviceType]],
        ],
      },
    ],
    action: { label: quoteMailsTexts().bookAVisit, url: `${siteUrl}${sitePage(paths.dashboard)}` },
    after: opensPortal ? [quoteMailsTexts().signInWithThisEmail] : [],
    // The owner of another email may be another person, who must not change the client's reminders.
    ...(opensPortal && reminderChoice(preferencesUrl)),
  });
}
