import { deskApiPaths } from '@welding/domain/api-paths';
import { storedClientSchema } from '@welding/domain/entities/client';
import { clientName } from '@welding/domain/entities/client-names';
import { mailPreviewSchema, type MailPreview as Preview } from '@welding/domain/entities/mail';
import type { PaperMailAs } from '@welding/domain/entities/paper-link';
import { clientItself, recipientsOf } from '@welding/domain/entities/recipients';
import { errorCodes } from '@welding/domain/error-codes';
import { formatCents } from '@welding/domain/values/money';
import { BellRing, Send } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { ShownMail } from '#desk/ui/shown-mail.tsx';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button, LinkButton, Spinner } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { sendTexts } from './paper-texts.ts';

type SendDialogProps<Draft> = {
  paper: 'estimate' | 'changeOrder' | 'invoice';
  kind: MailedPapers;
  clientId: string;
  totalCents: number;
  open: boolean;
  /**
   * Saves the form.
   * @returns the stored draft; undefined if it was not saved
   */
  onSave: () => Promise<Draft | undefined>;
  /**
   * @param isMeant billing more than agreed is intended
   * @throws as requests do
   */
  onSend: (draft: Draft, isMeant: boolean) => Promise<unknown>;
  /** The form of a change order, if one is needed first. */
  changeOrder?: string | undefined;
  onClose: () => void;
  facts: ReactNode;
  children: ReactNode;
};

export function SendDialog<Draft extends { readonly id: string }>({
  open,
  onClose,
  paper,
  ...steps
}: SendDialogProps<Draft>) {
  return (
    <Dialog open={open} onClose={onClose} title={sendTexts().question[paper]}>
      <SendSteps {...steps} paper={paper} onDone={onClose} />
    </Dialog>
  );
}

function SendSteps<Draft extends { readonly id: string }>({
  paper,
  kind,
  clientId,
  totalCents,
  onSave,
  onSend,
  changeOrder,
  onDone,
  facts,
  children,
}: Omit<SendDialogProps<Draft>, 'open' | 'onClose'> & { onDone: () => void }) {
  const t = sendTexts();
  const client = useDeskDocument('clients', clientId, storedClientSchema);
  const { state, save } = useSave();
  const found = client.status === 'ready' ? client.item : undefined;
  const readers = recipientsOf(found, paper === 'invoice' ? 'invoices' : 'estimates');
  const emails = readers.map(({ email }) => email).join(', ');
  const code = state.phase === 'conflict' ? state.code : undefined;
  const isAbove = code === errorCodes.aboveAgreed;
  const [isShown, setIsShown] = useState(false);
  const saveDraft = async () => {
    const draft = await onSave();
    // The form shows why it was not saved.
    if (!draft) onDone();
    return draft;
  };
  const loadPreview = async () => {
    const draft = await saveDraft();
    return draft && (await fetchPreview(kind, draft.id, 'send'));
  };
  const send = () =>
    save(async () => {
      const draft = await saveDraft();
      if (!draft) return;
      await onSend(draft, isAbove);
      const title = t.sent[paper];
      void showToast({ title, ...(emails && { description: t.toEmail(emails) }) });
      onDone();
    });
  return (
    <div className="grid gap-4">
      <dl className="facts">
        <div>
          <dt>{t.to}</dt>
          <dd>
            {readers.length === 0 && t.theClient}
            {readers.map(({ person, name, email }) => (
              <span key={person} className="block wrap-anywhere">
                {`${found && person === clientItself ? clientName(found) : name}, ${email}`}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t.total}</dt>
          <dd className="font-semibold tabular-nums">{formatCents(totalCents)}</dd>
        </div>
        {facts}
      </dl>
      {children}
      {isShown ? (
        <MailPreview load={loadPreview} />
      ) : (
        <Button onClick={() => setIsShown(true)}>{t.previewTheMail}</Button>
      )}
      <SaveProblem state={state} />
      {changeOrder && (isAbove || code === errorCodes.changeOrderNeeded) && (
        <LinkButton to={changeOrder} replace>
          {t.writeAChangeOrder}
        </LinkButton>
      )}
      <Button look="primary" large isBusy={state.phase === 'saving'} onClick={() => void send()}>
        {state.phase === 'saving' ? t.sending : isAbove ? t.sendAnyway : t.send[paper]}
      </Button>
    </div>
  );
}

type MailAgainProps = { kind: MailedPapers; id: string; as: PaperMailAs };

const words = {
  send: { label: sendTexts().sendAgain, done: sendTexts().sentAgain, icon: Send },
  remind: { label: sendTexts().remindNow, done: sendTexts().reminderSent, icon: BellRing },
} as const;

export function MailAgain(props: MailAgainProps) {
  const { label, icon } = words[props.as];
  return (
    <DialogButton label={label} icon={icon} title={label} shape="wide">
      {(close) => <Mailing {...props} onDone={close} />}
    </DialogButton>
  );
}

function Mailing({ kind, id, as, onDone }: MailAgainProps & { onDone: () => void }) {
  // One key per dialog, so that it sends one mail.
  const t = sendTexts();
  const [key] = useState(() => createIdempotencyKeys().keyFor(id));
  const tell = () => {
    onDone();
    void showToast({ title: words[as].done });
  };
  return (
    <div className="grid justify-items-start gap-4">
      <MailPreview load={() => fetchPreview(kind, id, as)} />
      <ActionButton
        look="primary"
        large
        act={() => mailPaper(kind, id, as, key)}
        onDone={tell}
        acting={t.sending}
      >
        {t.sendThisMail}
      </ActionButton>
    </div>
  );
}

/** @param props.load fetches the preview, once */
function MailPreview({ load }: { load: () => Promise<Preview | undefined> }) {
  const [preview, setPreview] = useState<Preview>();
  const { state, save } = useSave();
  const fetchOnce = useEffectEvent(() => void save(async () => setPreview(await load())));
  useEffect(() => fetchOnce(), []);
  if (preview) return <ShownMail mail={preview} />;
  if ('sentence' in state) return <SaveProblem state={state} />;
  return <Spinner label={sendTexts().loadingTheMail} className="size-8 text-ember" />;
}

type MailedPapers = 'estimates' | 'invoices';

const toPreview = (json: unknown) => mailPreviewSchema.parse(json);

/**
 * A preview of the mail.
 * @throws as `deskRequest`
 */
async function fetchPreview(kind: MailedPapers, id: string, as: PaperMailAs): Promise<Preview> {
  return await deskRequest(`${deskApiPaths.paperMail(kind, id)}?as=${as}`, toPreview);
}

/**
 * Mails a paper again, or a reminder of it.
 * @throws as `deskRequest`
 */
async function mailPaper(
  kind: MailedPapers,
  id: string,
  as: PaperMailAs,
  idempotencyKey: string,
): Promise<Preview> {
  const body = { as };
  return await deskRequest(deskApiPaths.paperMail(kind, id), toPreview, { body, idempotencyKey });
}
