import type { Client } from '@welding/domain/entities/client';
import { type Mail, mailMessages, mailSchema, newMailSchema } from '@welding/domain/entities/mail';
import { business } from '@welding/domain/values/business';
import { Mail as MailIcon, PenLine } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { type ListOf, ListPanel } from '#desk/ui/desk-list.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { MailWords } from '#desk/ui/shown-mail.tsx';
import { ReadsNote } from '#desk/ui/with-clients.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { FailedMailActions, writeMail } from './failed-mail-actions.tsx';
import { mailFacts, mailState, mailTrouble } from './mail-state.ts';
import { mailsTexts } from './mails-texts.ts';

type MailsPanelProps = {
  field: 'clientId' | 'projectId';
  id: string;
  children?: ReactNode;
} & Pick<ComponentProps<typeof ListPanel>, 'folded' | 'className'>;

/** The mails of a client or project, newest first. */
export function MailsPanel({ field, id, children, ...panel }: MailsPanelProps) {
  return (
    <ListPanel
      {...panel}
      of={mailsList}
      query={(limit) => ({
        collection: 'mail',
        schema: mailSchema,
        where: [
          ['onDesk', '==', true],
          [field, '==', id],
        ],
        order: ['createdAt', 'desc'],
        limit,
      })}
    >
      {children}
    </ListPanel>
  );
}

const mailsList: ListOf<Mail> = {
  title: mailsTexts().mails,
  icon: MailIcon,
  noun: mailsTexts().nouns,
  none: mailsTexts().noMailsYet,
  Row: MailRow,
};

function MailRow({ item: mail }: { item: Mail }) {
  const trouble = mailTrouble(mail);
  return (
    <div className="list-row-plain">
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
    </div>
  );
}

export function WriteMail({ client }: { client: Client }) {
  if (!client.email) return <p>{mailMessages.noEmail}.</p>;
  const label = mailsTexts().writeTo(client.firstName || client.email);
  return (
    <DialogButton
      label={label}
      icon={PenLine}
      className="h-auto min-h-11 max-w-full justify-self-start py-2 wrap-anywhere"
      title={label}
    >
      {(close) => <WriteMailForm client={client} onDone={close} />}
    </DialogButton>
  );
}

function WriteMailForm({ client, onDone }: { client: Client; onDone: () => void }) {
  const t = mailsTexts();
  const form = useSavedForm({
    schema: newMailSchema,
    stored: { values: { clientId: client.id, subject: '', text: '' }, updatedAt: null },
    draft: `mail-${client.id}`,
    draftIn: 'device',
    send: (mail, { keyFor }) => writeMail(mail, keyFor(mail)),
    onSent: () => {
      void showToast({ title: t.onItsWay, description: t.mailTo(client.email) });
      onDone();
    },
  });
  return (
    <DeskForm form={form} action={t.send}>
      <p className="wrap-anywhere">{t.mailTo(client.email)}</p>
      <ReadsNote reader={client} />
      <TextField form={form} name="subject" maxLength={200} />
      <TextField
        form={form}
        name="text"
        hint={t.addedBelow(business.name, business.phone)}
        rows={8}
        maxLength={5000}
      />
    </DeskForm>
  );
}
