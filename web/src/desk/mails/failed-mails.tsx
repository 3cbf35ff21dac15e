import { mailSchema } from '@welding/domain/entities/mail';
import { deskPaths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { Waiting } from '#desk/ui/waiting.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { mailFacts, mailTrouble } from './mail-state.ts';
import { mailsTexts } from './mails-texts.ts';

const most = 20;

// Loads late because mails rarely fail.
const FailedMailActions = lazyPart(
  async () => (await import('./failed-mail-actions.tsx')).FailedMailActions,
  { waiting: null },
);

/** Failed mails, newest first; nothing without any. */
export function FailedMails() {
  const t = mailsTexts();
  const mails = useDeskList({
    collection: 'mail',
    schema: mailSchema,
    where: [
      ['onDesk', '==', true],
      ['status', '==', 'failed'],
    ],
    order: ['createdAt', 'desc'],
    limit: most,
  });
  return (
    <Waiting title={t.didNotGoOut} list={mails}>
      {(items) => (
        <ul className="grid gap-2">
          {items.map((mail) => (
            <li key={mail.id} className="list-row-plain">
              <span className="grid min-w-0 grow basis-40">
                <span className="font-semibold wrap-anywhere">{mail.subject}</span>
                <span className="text-base-content/75 wrap-anywhere">{mailFacts(mail)}</span>
                <span className="wrap-anywhere">{mailTrouble(mail)}</span>
              </span>
              {mail.clientId && (
                <Link
                  to={deskPaths.client(mail.clientId)}
                  className="link inline-flex min-h-11 items-center font-semibold"
                >
                  {t.openTheClient}
                </Link>
              )}
              <FailedMailActions mail={mail} />
            </li>
          ))}
        </ul>
      )}
    </Waiting>
  );
}
