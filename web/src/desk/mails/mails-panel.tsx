import { type Mail, mailSchema } from '@welding/domain/entities/mail';
import { Mail as MailIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { DeskListView } from '#desk/ui/desk-list-view.tsx';
import { MailWords } from '#desk/ui/mail-words.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { FailedMailActions } from './failed-mail-actions.tsx';
import { mailFacts, mailState, mailTrouble } from './mail-state.ts';
import { mailsTexts } from './mails-texts.ts';

const pageSize = 5;

type MailsPanelProps = {
  field: 'clientId' | 'projectId';
  id: string;
  /** Stands above the list. */
  children?: ReactNode;
};

/** The mails of a client or about a project, newest first, with how each stands. */
export function MailsPanel({ field, id, children }: MailsPanelProps) {
  const [limit, setLimit] = useState(pageSize);
  const mails = useDeskList({
    collection: 'mail',
    schema: mailSchema,
    where: [
      ['onDesk', '==', true],
      [field, '==', id],
    ],
    order: ['createdAt', 'desc'],
    limit,
  });
  return (
    <Panel title={mailsTexts().mails} icon={MailIcon}>
      {children}
      <DeskListView
        list={mails}
        noun={mailsTexts().nouns}
        empty={<p>{mailsTexts().noMailsYet}</p>}
        onMore={() => setLimit((shown) => shown + pageSize)}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((mail) => (
              <MailEntry key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </DeskListView>
    </Panel>
  );
}

function MailEntry({ mail }: { mail: Mail }) {
  const trouble = mailTrouble(mail);
  return (
    <li className="list-row-plain">
      <span className="grid min-w-0 grow basis-40">
        <span lang={mail.language ?? 'en'} className="text-lg font-semibold wrap-anywhere">
          {mail.subject}
        </span>
        <span className="text-base-content/80 wrap-anywhere">{mailFacts(mail)}</span>
      </span>
      <StatusBadge {...mailState(mail)} />
      {trouble && <p className="w-full wrap-anywhere">{trouble}</p>}
      <details className="w-full">
        <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {mailsTexts().readIt}
        </summary>
        <MailWords mail={mail} withoutSubject />
      </details>
      {mail.status === 'failed' && <FailedMailActions mail={mail} />}
    </li>
  );
}
