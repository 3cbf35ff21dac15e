import type { Client } from '@welding/domain/entities/client';
import { MailsPanel } from '#desk/mails/mails-panel.tsx';
import { WriteMail } from '#desk/mails/write-mail.tsx';

/** What was sent to a client, and a way to write one more. */
export function ClientMails({ client }: { client: Client }) {
  return (
    <MailsPanel field="clientId" id={client.id}>
      {!client.erasedAt && <WriteMail client={client} />}
    </MailsPanel>
  );
}
