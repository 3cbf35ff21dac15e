import { createServer } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { openJournal } from '../journal.ts';
import { controlRoutes } from './control-routes.ts';
import { galleryRoutes } from './gallery-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { ReceivedMails } from './received-mails.ts';
import { SmtpBehavior } from './smtp-behavior.ts';
import { SmtpListener } from './smtp-listener.ts';

export type MailboxOptions = {
  port: number;
  smtpPort: number;
  /** A file that keeps the mails across restarts. */
  stateFile?: string;
};

/**
 * Starts a mail server on 127.0.0.1 that accepts every mail, and a page that shows them.
 * @throws if a port is in use; nothing keeps running then
 */
export async function startMailbox(options: MailboxOptions): Promise<{ stop(): Promise<void> }> {
  const mails = await ReceivedMails.open(openJournal(options.stateFile));
  const behavior = new SmtpBehavior();
  const smtp = new SmtpListener({
    port: options.smtpPort,
    behavior,
    onMail: (to, source) => mails.add(to, source),
  });
  const app = express().disable('x-powered-by').set('query parser', 'simple');
  app.use('/local', controlRoutes(smtp, behavior));
  app.use(mailRoutes(mails), galleryRoutes());
  app.use(handleUnexpected);

  await smtp.listen();
  const server = createServer(app);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
    });
  } catch (error) {
    await smtp.close();
    throw error;
  }
  return {
    stop: async () => {
      await smtp.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

const handleUnexpected: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const message = error instanceof Error ? error.message : String(error);
  response.status(500).type('text').send(`Local mailbox: ${message}`);
};
