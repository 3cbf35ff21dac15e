import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { SmtpBehavior } from './smtp-behavior.ts';

type SmtpOptions = {
  port: number;
  behavior: SmtpBehavior;
  /** @param source the received mail, RFC 5322 */
  onMail: (to: readonly string[], source: string) => Promise<void>;
};

/** A mail server on 127.0.0.1 that accepts every mail and delivers none. */
export class SmtpListener {
  readonly #options: SmtpOptions;
  #server: SMTPServer | undefined;

  constructor(options: SmtpOptions) {
    this.#options = options;
  }

  get isListening(): boolean {
    return this.#server !== undefined;
  }

  /** @throws when the port is taken */
  async listen(): Promise<void> {
    if (this.#server) return;
    const server = serve(this.#options);
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#options.port, '127.0.0.1', () => {
        server.removeListener('error', reject);
        // The client handles a broken connection.
        server.on('error', () => undefined);
        resolve();
      });
    });
  }

  /** Ends every connection and stops the mail server. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}

function serve({ behavior, onMail }: SmtpOptions): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    // Mail stays on this machine, so it needs no certificate.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo({ address }, session, callback) {
      const { answer } = behavior.of(address);
      if (answer === 'refuse') callback(refusal(550, '5.1.1 No such mailbox here'));
      else if (answer === 'busy') callback(refusal(451, '4.3.2 Try again later'));
      else if (answer === 'hang_up') hangUp(server, session.id);
      else callback();
    },
    onData(stream, { envelope }, callback) {
      const take = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(Buffer.from(chunk));
        const to = envelope.rcptTo.map(({ address }) => address);
        await onMail(to, Buffer.concat(chunks).toString('latin1'));
        const delays = to.map((address) => behavior.of(address).delay_ms);
        await delay(Math.max(0, ...delays), undefined, { ref: false });
      };
      take().then(() => callback(), callback);
    },
  });
  return server;
}

function hangUp({ connections }: SMTPServer, sessionId: string): void {
  for (const connection of connections) {
    if (connection.session.id === sessionId) connection.close();
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
