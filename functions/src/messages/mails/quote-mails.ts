import { intakeFacts, isText } from '@welding/domain/entities/intake-facts';
import type { MailContent } from '@welding/domain/entities/mail';
import { priceRangeText } from '@welding/domain/entities/price-range';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { paths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';

/**
 * Says that a request arrived. Whoever typed the address may not be its owner, so the mail repeats nothing that was typed
 * freely.
 */
export function quoteReceivedMail(quote: Quote): MailContent {
  const { firstName, serviceType, preferredContact, zip, intake = {}, priceRange } = quote;
  const chosen = intakeFacts(intake).filter(({ field }) => !isText(field));
  const reply = `within ${business.quoteReplyHours} hours`;
  return renderMail({
    subject: 'We have your request for a quote',
    preheader: `We will contact you ${reply} with your free quote.`,
    heading: 'We have your request',
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: `Thank you for contacting us. We will look at your request and ${preferredContact === 'phone' ? 'call you' : 'write to you'} ${reply} with your free quote.`,
      },
      {
        facts: [
          ['Service', serviceTypeLabels[serviceType]],
          ...(zip ? [['ZIP', zip] as const] : []),
          ...chosen.map(({ fact, answer }) => [fact, answer] as const),
          ...(priceRange ? [['A range, not a quote', priceRangeText(priceRange)] as const] : []),
        ],
      },
    ],
    action: { label: `Call ${business.phone}`, url: telHref(business.phone) },
    after: [
      `If it can’t wait, our emergency line is there 24/7: ${business.emergencyPhone}.`,
      'Didn’t ask us for a quote? Someone probably mistyped an address, and you can ignore this mail.',
    ],
  });
}

type AnsweredQuote = MailLinks & {
  readonly quote: Pick<Quote, 'firstName'>;
  readonly project: Pick<Project, 'title' | 'serviceType'>;
  /** Whether the address that this mail goes to is the one that opens the portal. */
  readonly opensPortal: boolean;
};

/** Says that a request became a project, and what happens next. What it costs, estimates say alone. */
export function quoteAnsweredMail({
  quote,
  project,
  opensPortal,
  siteUrl,
  preferencesUrl,
}: AnsweredQuote): MailContent {
  const { title, serviceType } = project;
  return renderMail({
    subject: 'We are taking on your job: what happens next',
    preheader: 'Book a visit whenever it suits you, or wait for our call.',
    heading: 'We are taking on your job',
    blocks: [
      { paragraph: greeting(quote.firstName) },
      {
        paragraph:
          'We have looked at your request and opened a project for it. Next we agree on a visit: choose a time in the client portal, or wait for our call.',
      },
      {
        facts: [
          ['Project', title],
          ['Service', serviceTypeLabels[serviceType]],
        ],
      },
    ],
    action: { label: 'Book a visit', url: `${siteUrl}${paths.dashboard}` },
    after: opensPortal ? ['Sign in with the e-mail address this mail was sent to.'] : [],
    // Who asked with another e-mail may be somebody else, who has nothing to choose for the client.
    ...(opensPortal && reminderChoice(preferencesUrl)),
  });
}
