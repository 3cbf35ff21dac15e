import { type Estimate, estimateName } from '@welding/domain/entities/estimate';
import type { MailContent } from '@welding/domain/entities/mail';
import { estimatePath } from '@welding/domain/money/portal-links';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatDollars } from '@welding/domain/values/money';
import { greeting } from '#messages/greeting.ts';
import { reminderChoice, renderMail } from '#messages/mail-layout.ts';
import type { MailLinks } from '#messages/mail-links.ts';

type EstimateMail = MailLinks & { readonly estimate: Estimate; readonly firstName: string };

/** Says that an estimate is there to be looked at and answered. */
export function estimateMail({ estimate, firstName, siteUrl, preferencesUrl }: EstimateMail): MailContent {
  const { id, total, depositAmount, validUntil, projectTitle, replaces } = estimate;
  const name = estimateName(estimate);
  return renderMail({
    subject: `Your estimate ${name}: ${formatDollars(total)}`,
    preheader: `It holds until ${formatDay(validUntil)}.`,
    heading: replaces ? 'Your estimate has changed' : 'Your estimate is ready',
    blocks: [
      { paragraph: greeting(firstName) },
      {
        paragraph: replaces
          ? 'Here is a new version of your estimate. It takes the place of the one before.'
          : 'Thank you for asking us. In your portal you can approve our estimate by a signature, ask us something, or decline it.',
      },
      {
        facts: [
          ['Estimate', name],
          ...(projectTitle ? [['For', projectTitle] as const] : []),
          ['Total', formatDollars(total)],
          ...(depositAmount > 0 ? [['Deposit on approval', formatDollars(depositAmount)] as const] : []),
          ['Valid until', formatDay(validUntil)],
        ],
      },
    ],
    action: { label: 'See your estimate', url: `${siteUrl}${estimatePath(id)}` },
    after: [
      'The same is attached as a PDF, to print or to keep.',
      'Unsure about something? Ask it in your portal, or reply to this mail.',
    ],
    ...reminderChoice(preferencesUrl),
  });
}

/** Tells the business what a client asks about an estimate. */
export function estimateQuestionMail(estimate: Estimate, question: string, siteUrl: string): MailContent {
  const name = estimateName(estimate);
  const client = estimate.recipient?.name ?? 'A client';
  return renderMail({
    subject: `A question about estimate ${name}`,
    preheader: client,
    heading: `A question about ${name}`,
    blocks: [
      {
        facts: [
          ['From', client],
          ...(estimate.projectTitle ? [['Project', estimate.projectTitle] as const] : []),
        ],
      },
      { paragraph: question },
    ],
    action: { label: 'Open the project', url: `${siteUrl}/desk/projects/${estimate.projectId}` },
    after: ['The client waits for an answer by phone or e-mail.'],
  });
}
