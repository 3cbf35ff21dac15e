import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { createTransport } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import { galleryMails } from './gallery-mails.ts';
import { startMailbox } from './start-mailbox.ts';

async function start(stateFile?: string) {
  const [port, smtpPort] = [await getPort(), await getPort()];
  const mailbox = await startMailbox({ port, smtpPort, ...(stateFile && { stateFile }) });
  onTestFinished(() => mailbox.stop());
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort });
  const base = `http://127.0.0.1:${port}`;
  return {
    ...{ base, port, smtpPort, stop: mailbox.stop },
    send: (message: Parameters<typeof transport.sendMail>[0]) =>
      transport.sendMail({ from: 'Shop <shop@example.com>', ...message }),
    messages: async (to?: string) => (await fetch(`${base}/api/messages${to ? `?to=${to}` : ''}`)).json(),
  };
}

const visit = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';

test('lists mails as JSON, newest first, with attachments, for all addresses or one', async () => {
  const { send, messages } = await start();
  await send({ to: 'casey@example.com', subject: 'First', text: 'Grüße', html: '<p>Grüße</p>' });
  await send({
    to: 'Riley@example.com',
    subject: 'Second',
    text: 'With a visit',
    icalEvent: { method: 'REQUEST', content: visit, filename: 'visit.ics' },
  });
  const [second, first] = await messages();
  expect(first).toEqual({
    id: expect.any(String),
    to: 'casey@example.com',
    subject: 'First',
    text: 'Grüße',
    html: '<p>Grüße</p>',
    attachments: [],
    headers: expect.arrayContaining([{ name: 'Subject', value: 'First' }]),
  });
  expect(second).toMatchObject({ subject: 'Second', html: '' });
  expect(second.attachments).toContainEqual({
    filename: 'visit.ics',
    contentType: 'application/ics',
    content: Buffer.from(visit).toString('base64'),
  });
  expect(second.attachments).toContainEqual(
    expect.objectContaining({ filename: '', contentType: 'text/calendar' }),
  );
  expect(await messages('riley@EXAMPLE.com')).toMatchObject([{ subject: 'Second' }]);
  expect(await messages('nobody@example.com')).toEqual([]);
});

test('shows a mail’s HTML without scripts, opens links elsewhere, and serves attachments', async () => {
  const { base, send, messages } = await start();
  await send({
    to: 'casey@example.com',
    text: 'Hi',
    html: '<html><head><title>Hi</title></head><body><script>alert(1)</script></body></html>',
    attachments: [{ filename: 'invoice.pdf', content: 'PDF' }],
  });
  const [{ id }] = await messages();
  const html = await fetch(`${base}/mails/${id}/html`);
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
  expect(await html.text()).toContain('<head><base target="_blank">');
  const file = await fetch(`${base}/mails/${id}/attachments/0`);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename=invoice.pdf');
  expect(await file.text()).toBe('PDF');
  expect((await fetch(`${base}/mails/${id}/attachments/1`)).status).toBe(404);
  expect((await fetch(`${base}/mails/none`)).status).toBe(404);
});

test('lists mails on a searchable page, and shows a mail with typed text escaped', async () => {
  const { base, send, messages } = await start();
  await send({ to: 'casey@example.com', subject: '<b>First</b>', text: 'See https://example.com/a.' });
  await send({ to: 'riley@example.com', subject: 'Second', text: 'Hi' });
  const read = async (path: string) => await (await fetch(`${base}${path}`)).text();
  const list = await read('/');
  expect(list).toContain('&lt;b&gt;First&lt;/b&gt;</a>');
  expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First'));
  expect(await read('/?find=RILEY')).not.toContain('First');
  const [{ id }] = await messages('casey@example.com');
  expect(await read(`/mails/${id}`)).toContain('href="https://example.com/a"');
});

test('notifies an open page of a new mail at once', async () => {
  const { base, send } = await start();
  const arrivals = await fetch(`${base}/arrivals`);
  const reader = arrivals.body?.pipeThrough(new TextDecoderStream()).getReader();
  await send({ to: 'casey@example.com', text: 'Hi' });
  let heard = '';
  while (!heard.includes('event: arrival')) heard += (await reader?.read())?.value ?? '';
  await reader?.cancel();
});

test('keeps the mails across a restart on request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'local-mailbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const stateFile = join(folder, 'mailbox.jsonl');
  const first = await start(stateFile);
  await first.send({ to: 'casey@example.com', subject: 'Kept', text: 'Hi' });
  await first.stop();
  expect(await (await start(stateFile)).messages()).toMatchObject([{ subject: 'Kept' }]);
  expect(await (await start()).messages()).toEqual([]);
});

test('does not start on a taken port, and frees the other', async () => {
  const [port, smtpPort] = [await getPort(), await getPort()];
  const blocker = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void blocker.close());
  await expect(startMailbox({ port, smtpPort })).rejects.toThrow('EADDRINUSE');
  const other = createServer();
  await new Promise<void>((resolve, reject) => {
    other.once('error', reject).listen(smtpPort, '127.0.0.1', resolve);
  });
  other.close();
});

test('shows every mail of the product with sample data', async () => {
  const { base } = await start();
  const page = await (await fetch(`${base}/gallery`)).text();
  const mails = galleryMails();
  for (const { subject } of mails) expect(page).toContain(`>${subject}</h2>`);
  const shown = await fetch(`${base}/gallery/0`);
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(await shown.text()).toContain('We have your request');
  expect((await fetch(`${base}/gallery/${mails.length}`)).status).toBe(404);
  expect(await (await fetch(`${base}/es/gallery`)).text()).toContain(
    '>Recibimos su solicitud de cotización</h2>',
  );
  expect(await (await fetch(`${base}/es/gallery/0`)).text()).toContain('Recibimos su solicitud');
});
