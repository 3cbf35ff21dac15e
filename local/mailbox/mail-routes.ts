import { Router } from 'express';
import { escapeHtml } from '../../functions/src/messages/mail-layout.ts';
import { htmlPage, mailFrames, withLinksInNewWindows } from './html-page.ts';
import type { ReceivedMail } from './read-mail.ts';
import type { ReceivedMails } from './received-mails.ts';

/** How often the server confirms an open page's connection. */
const heartbeatMs = 15_000;

/** The mails as JSON for tests, and as pages. */
export function mailRoutes(mails: ReceivedMails): Router {
  const router = Router();

  router.get('/api/messages', (request, response) => {
    const to = request.query['to'];
    response.json(
      mails
        .newestFirst(typeof to === 'string' ? to : undefined)
        .map(({ id, to, subject, text, html, attachments, headers }) => ({
          ...{ id, to, subject, text, html, attachments, headers },
        })),
    );
  });

  router.get('/', (request, response) => {
    const find = typeof request.query['find'] === 'string' ? request.query['find'] : '';
    response.type('html').send(listPage(mails.newestFirst(), find));
  });

  router.get('/mails/:id', (request, response) => {
    const mail = mails.get(request.params.id);
    if (mail) response.type('html').send(mailPage(mail));
    else response.status(404).type('text').send('There is no such mail.');
  });

  router.get('/mails/:id/html', (request, response) => {
    const mail = mails.get(request.params.id);
    if (!mail?.html) return void response.status(404).type('text').send('This mail has no HTML.');
    // Scripts of a mail do not run, and its links open new windows.
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

  // An open list reloads when a mail arrives.
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

function listPage(mails: readonly ReceivedMail[], find: string): string {
  const wanted = find.trim().toLowerCase();
  const found = mails.filter(({ to, subject }) => `${to}\n${subject}`.toLowerCase().includes(wanted));
  const none = wanted
    ? 'No mail has this in its address or subject.'
    : 'No mail yet. All mails of the site and the desk arrive here and go nowhere else.';
  const rows = found.map(
    ({ id, to, subject, at }) =>
      `<li><a href="/mails/${id}">${escapeHtml(subject || '(no subject)')}</a><br>${escapeHtml(to)}, ${clock(at)}</li>`,
  );
  return htmlPage(
    'Local mailbox',
    `<header><h1>Local mailbox</h1>
    <form><input type="search" name="find" aria-label="Address or subject" placeholder="Address or subject" value="${escapeHtml(find)}"></form>
    <a href="/gallery">Gallery</a></header>
    <main>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${none}</p>`}</main>
    <script>new EventSource('/arrivals').addEventListener('arrival', () => location.reload());</script>`,
  );
}

function mailPage({ id, to, from, subject, at, text, html, headers, attachments }: ReceivedMail): string {
  const files = attachments.map(
    (attachment, index) =>
      `<a href="/mails/${id}/attachments/${index}">${escapeHtml(nameOf(attachment))} (${Buffer.byteLength(attachment.content, 'base64')} bytes)</a>`,
  );
  const lines = headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const title = subject || '(no subject)';
  return htmlPage(
    title,
    `<header><h1>${escapeHtml(title)}</h1><a href="/">All mails</a></header>
    <main><p>From ${escapeHtml(from)} to ${escapeHtml(to)}, ${clock(at)}</p>
    <p class="row">${files.join('')}</p>
    ${html ? mailFrames('The mail', `/mails/${id}/html`) : ''}
    <details${html ? '' : ' open'}><summary>Plain text</summary><pre>${linked(text)}</pre></details>
    <details><summary>Headers</summary><pre>${escapeHtml(lines)}</pre></details></main>`,
  );
}

const clock = (at: string) => new Date(at).toLocaleString('en-US');

/** Escapes text and makes its web addresses links. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g,
    (address) => `<a href="${address}" target="_blank" rel="noopener">${address}</a>`,
  );
}

function nameOf({ filename, contentType }: { filename: string; contentType: string }): string {
  return filename || (contentType === 'text/calendar' ? 'calendar-part.ics' : 'attachment');
}
