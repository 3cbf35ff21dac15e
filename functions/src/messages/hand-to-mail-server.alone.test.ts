import { createServer, type Server } from 'node:net';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailbox } from '../../../local/mailbox/start-mailbox.ts';
import { stubFunctionSettings } from '../../../tests/support/function-settings.ts';
import { handToMailServer } from './hand-to-mail-server.ts';

const port = await getPort();
const smtpPort = await getPort();
let mailbox: Awaited<ReturnType<typeof startMailbox>>;

beforeAll(async () => {
  mailbox = await startMailbox({ port, smtpPort });
  stubFunctionSettings({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
});
afterAll(() => mailbox.stop());

const send = (to: string) => handToMailServer({ from: 'shop@example.com', to, subject: 'Hello', text: 'Hi' });

async function control(path: string, body: unknown): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/local${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(204);
}

describe('a mail server', () => {
  test('takes a mail', async () => {
    expect(await send('casey@example.com')).toBeUndefined();
  });

  test('that refuses the address says it for good', async () => {
    await control('/recipients', { to: 'nobody@example.com', answer: 'refuse' });
    expect(await send('nobody@example.com')).toEqual({
      kind: 'noSuchAddress',
      reply: '550 5.1.1 No such mailbox here',
      final: true,
      code: 'EENVELOPE 550',
    });
  });

  test('that is busy is asked again', async () => {
    await control('/recipients', { to: 'full@example.com', answer: 'busy' });
    expect(await send('full@example.com')).toEqual({
      kind: 'notTaken',
      reply: '451 4.3.2 Try again later',
      final: false,
      code: 'EENVELOPE 451',
    });
  });

  test('that hangs up, or is not there, is asked again', async () => {
    await control('/recipients', { to: 'far@example.com', answer: 'hang_up' });
    expect(await send('far@example.com')).toMatchObject({ final: false });
    await control('/server', { gone: true });
    expect(await send('casey@example.com')).toEqual({
      kind: 'notReached',
      reply: '',
      final: false,
      code: 'ESOCKET',
    });
    await control('/server', { gone: false });
    expect(await send('casey@example.com')).toBeUndefined();
  });

  test('is not bothered with what is no address', async () => {
    expect(await send('no address')).toMatchObject({
      kind: 'noAddress',
      final: true,
    });
  });
});

/** A mail server with only these replies, by command. */
function refusing(replies: Readonly<Record<string, string>>): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    socket.write(`${replies['greeting'] ?? '220 test'}\r\n`);
    let isData = false;
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        if (isData && line !== '.') continue;
        const command = isData ? 'end' : (/^\w+/.exec(line)?.[0] ?? '').toUpperCase();
        isData = command === 'DATA' && replies['DATA'] === undefined;
        socket.write(`${replies[command] ?? (isData ? '354 go on' : '250 fine')}\r\n`);
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}

describe('a refusal', () => {
  test.each([
    ['of the mail itself is for good', { end: '554 5.7.1 Looks like spam' }, true],
    ['of the mail itself for now is not', { end: '452 4.2.2 No space' }, false],
    ['of us as the sender is not: it is for us to mend', { MAIL: '550 5.7.1 Sender not allowed' }, false],
    ['before anything was said is not', { greeting: '554 5.3.2 Not today' }, false],
  ])('%s', async (_, replies, final) => {
    const { server, port: refusingPort } = await refusing(replies);
    const { createTransport } = await import('nodemailer');
    const { mailFailure } = await import('./hand-to-mail-server.ts');
    const failure = await createTransport({ host: '127.0.0.1', port: refusingPort })
      .sendMail({ from: 'shop@example.com', to: 'casey@example.com', text: 'Hi' })
      .then(() => undefined, mailFailure);
    server.close();
    expect(failure).toMatchObject({ final });
  });
});
