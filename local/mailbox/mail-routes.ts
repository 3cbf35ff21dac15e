import { Router } from 'express';
import type { ReceivedMail } from './read-mail.ts';
import type { ReceivedMails } from './received-mails.ts';

/** How often an open page hears that it is still connected. */
const heartbeatMs = 15_000;

/** The mails as JSON, for tests and for the page, and what a browser shows or downloads of one. */
export function mailRoutes(mails: ReceivedMails): Router {
  const router = Router();

  router.get('/api/messages', (request, response) => {
    const to = request.query['to'];
    response.json(
      mails
        .newestFirst(typeof to === 'string' ? to : undefined)
        .map(({ id, to, subject, text, html, attachments }) => ({
          ...{ id, to, subject, text, html, attachments },
        })),
    );
  });

  router.get('/mails', (_request, response) => {
    response.json(mails.newestFirst().map(summary));
  });

  router.get('/mails/:id', (request, response) => {
    const mail = mails.get(request.params.id);
    if (mail) response.json({ ...summary(mail), text: mail.text, headers: mail.headers });
    else response.status(404).type('text').send('There is no such mail.');
  });

  router.get('/mails/:id/html', (request, response) => {
    const mail = mails.get(request.params.id);
    if (!mail?.html) return void response.status(404).type('text').send('This mail has no HTML.');
    // Nothing of a mail runs here, and its links open windows of their own.
    response.set(
      'Content-Security-Policy',
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; font-src data: https:",
    );
    response.type('html').send(withLinksInNewWindows(mail.html));
  });

  router.get('/mails/:id/attachments/:index', (request, response) => {
    const attachment = mails.get(request.params.id)?.attachments[Number(request.params.index)];
    if (!attachment) return void response.status(404).type('text').send('There is no such attachment.');
    response.attachment(nameOf(attachment)).type(attachment.contentType);
    response.send(Buffer.from(attachment.content, 'base64'));
  });

  // An open page asks for the list again whenever it hears of an arrival.
  router.get('/arrivals', (request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('\n');
    const end = mails.onArrival(() => response.write('event: arrival\ndata:\n\n'));
    const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs);
    request.on('close', () => {
      end();
      clearInterval(heartbeat);
    });
  });

  return router;
}

function summary({ id, to, from, subject, at, html, attachments }: ReceivedMail) {
  return {
    ...{ id, to, from, subject, at },
    hasHtml: html !== '',
    attachments: attachments.map((attachment) => ({
      name: nameOf(attachment),
      contentType: attachment.contentType,
      bytes: Buffer.byteLength(attachment.content, 'base64'),
    })),
  };
}

function nameOf({ filename, contentType }: { filename: string; contentType: string }): string {
  return filename || (contentType === 'text/calendar' ? 'calendar-part.ics' : 'attachment');
}

export function withLinksInNewWindows(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html;
}
