import { atSite } from '@welding/domain/paths';
import { type Language, languageNames, offeredLanguages } from '@welding/domain/values/language';
import { Router } from 'express';
import { inLanguage } from '../../functions/src/language.ts';
import { escapeHtml } from '../../functions/src/messages/mail-layout.ts';
import type { OutgoingMail } from '../../functions/src/messages/mails.ts';
import { galleryMails } from './gallery-mails.ts';
import { htmlPage, mailFrames, withLinksInNewWindows } from './html-page.ts';

const policy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Pages in both languages with every mail of the product: wide, on a phone, and as plain text. */
export function galleryRoutes(): Router {
  const router = Router();
  for (const language of offeredLanguages) {
    const mails = inLanguage(language, galleryMails);
    const path = galleryIn(language);
    router.get(path, (_request, response) => {
      response.type('html').send(page(mails, language));
    });
    router.get(`${path}/:index`, (request, response) => {
      const mail = mails[Number(request.params.index)];
      if (!mail?.html) return void response.status(404).type('text').send('There is no such mail.');
      response.set('Content-Security-Policy', policy).type('html').send(withLinksInNewWindows(mail.html));
    });
  }
  return router;
}

const galleryIn = (language: Language) => atSite('/gallery', language);

function page(mails: readonly OutgoingMail[], language: Language): string {
  const others = offeredLanguages
    .filter((other) => other !== language)
    .map((other) => `<a href="${galleryIn(other)}" lang="${other}">${languageNames[other]}</a>`);
  const sections = mails.map((mail, index) => section(mail, index, galleryIn(language)));
  return htmlPage(
    'All mails',
    `<header><h1>All mails, with sample data</h1>${others.join('')}<a href="/">Local mailbox</a></header>
    <main lang="${language}">${sections.join('')}</main>`,
  );
}

function section({ kind, subject, text, html, calendar }: OutgoingMail, index: number, path: string): string {
  return `<section aria-labelledby="mail-${index}">
      <h2 id="mail-${index}">${escapeHtml(subject)}</h2>
      <p>${kind}${calendar ? `, calendar part ${calendar.method}` : ''}</p>
      ${html ? mailFrames(subject, `${path}/${index}`) : ''}
      <details${html ? '' : ' open'}><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
    </section>`;
}
