import type { MailPreview } from '@welding/domain/entities/mail';
import type { Project } from '@welding/domain/entities/project';
import { quoteMessages } from '@welding/domain/entities/quote-answer';
import { paths } from '@welding/domain/paths';
import { config } from '#config.ts';
import { previewOf } from '#messages/compose-mail.ts';
import { quoteAnswer } from '#messages/project-news.ts';
import { conflict, notFound } from '#refusal.ts';
import { sitePage } from '#site-page.ts';
import { existingClient } from './accept-quote.ts';
import { requirePending } from './close-quote.ts';
import { findQuote } from './quotes.ts';

type Answer = Pick<Project, 'title' | 'serviceType'> & { readonly clientId?: string | undefined };

/**
 * A preview of the mail that accepting this request would send.
 * @throws Refusal not_found, conflict for an answered request, or one without an email
 */
export async function previewAnswer(quoteId: string, { clientId, ...project }: Answer): Promise<MailPreview> {
  const quote = await findQuote(quoteId);
  if (!quote) throw notFound();
  await requirePending(quote);
  const client = await existingClient(quote, clientId);
  const siteUrl = config().SITE_URL;
  const mail = quoteAnswer({
    quote,
    project,
    reader: client ?? quote,
    // The real mail's link opens the client's own settings, so the preview omits its token.
    links: { siteUrl, preferencesUrl: () => `${siteUrl}${sitePage(paths.mailPreferences)}` },
  });
  if (!mail) throw conflict(quoteMessages.nobodyToTell);
  return previewOf(mail);
}
