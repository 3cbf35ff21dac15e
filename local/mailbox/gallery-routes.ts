import { Router } from 'express';
import type { OutgoingMail } from '../../functions/src/data/mails.ts';
import { escapeHtml } from '../../functions/src/messages/mail-html.ts';
import { galleryMails } from './gallery.ts';
import { withLinksInNewWindows } from './mail-routes.ts';

const policy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** A page with every mail of the product, on a wide screen and on a phone, with its plain text. */
export function galleryRoutes(): Router {
  const router = Router();
  const mails = galleryMails();
  router.get('/gallery', (_request, response) => {
    response.type('html').send(page(mails));
  });
  router.get('/gallery/:index', (request, response) => {
    const mail = mails[Number(request.params.index)];
    if (!mail?.html) return void response.status(404).type('text').send('There is no such mail.');
    response.set('Content-Security-Policy', policy).type('html').send(withLinksInNewWindows(mail.html));
  });
  return router;
}

function page(mails: readonly OutgoingMail[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>All mails</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/mailbox.css">
  </head>
  <body class="gallery">
    <header><h1>All mails, with sample data</h1><a class="file" href="/">Local mailbox</a></header>
    <main>${mails.map(section).join('')}</main>
  </body>
</html>`;
}

function section({ kind, subject, text, html, calendar }: OutgoingMail, index: number): string {
  const frame = (name: string, className: string) =>
    `<iframe title="${escapeHtml(`${subject}, ${name}`)}" class="${className}" src="/gallery/${index}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  return `<section aria-labelledby="mail-${index}">
      <h2 id="mail-${index}">${escapeHtml(subject)}</h2>
      <p>${kind}${calendar ? `, calendar part ${calendar.method}` : ''}</p>
      ${html ? `<div class="row">${frame('wide', 'wide')}${frame('on a phone', 'phone')}</div>` : ''}
      <details${html ? '' : ' open'}><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
    </section>`;
}
