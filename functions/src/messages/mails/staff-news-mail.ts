import type { Mail, MailContent, NewsItem } from '@welding/domain/entities/mail';
import type { Staff } from '@welding/domain/entities/staff';
import { deskScope } from '@welding/domain/paths';
import { currentLanguage, inLanguages, say } from '@welding/domain/values/language';
import { config } from '#config.ts';
import { writtenTo } from '#language.ts';
import { renderMail } from '#messages/mail-layout.ts';
import type { Rewritten } from './condition.ts';

const staffNewsMailTexts = inLanguages({
  open: say('Open the desk', 'Abrir la oficina'),
  choose: say('Choose your emails on Today', 'Elija sus correos en Hoy'),
  subject: say(
    (count: number) => `${count} things happened`,
    (count) => `Pasaron ${count} cosas`,
  ),
  heading: say(
    (count: number) => `${count} new things at the desk`,
    (count) => `${count} novedades en la oficina`,
  ),
  more: say(
    (count: number) => `And ${count} more.`,
    (count) => `Y ${count} más.`,
  ),
});

/** Gmail cuts longer mails. */
const mostShown = 40;

/** The mail to staff about one thing, or about all things of a night or of busy minutes. */
export function staffNewsMail(news: readonly NewsItem[], siteUrl: string): MailContent {
  const t = staffNewsMailTexts();
  const told = news.map((item) => (currentLanguage() === 'es' ? item.inSpanish : item));
  const [first] = told;
  const preferences = { label: t.choose, url: `${siteUrl}${deskScope}` };
  if (first && told.length === 1) {
    return renderMail({
      subject: `${first.title}: ${first.body}`,
      preheader: first.body,
      heading: first.title,
      blocks: [{ paragraph: first.body }],
      action: { label: t.open, url: `${siteUrl}${news[0]?.path ?? deskScope}` },
      preferences,
    });
  }
  const shown = told.slice(0, mostShown);
  const left = told.length - shown.length;
  return renderMail({
    subject: t.subject(told.length),
    preheader: told
      .map(({ title }) => title)
      .slice(0, 3)
      .join(', '),
    heading: t.heading(told.length),
    blocks: [
      { facts: shown.map(({ title, body }) => [title, body] as const) },
      ...(left > 0 ? [{ paragraph: t.more(left) }] : []),
    ],
    action: { label: t.open, url: `${siteUrl}${deskScope}` },
    preferences,
  });
}

/** The mail in its reader's language, with the other one for staff. */
export function writtenNews(
  reader: Pick<Staff, 'language'>,
  news: readonly NewsItem[],
): Rewritten & Pick<Mail, 'language'> {
  return writtenTo(reader, () => staffNewsMail(news, config().SITE_URL));
}
