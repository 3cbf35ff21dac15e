import { deskApiPaths } from '@welding/domain/api-paths';
import { isTooLate, type Mail, mailSchema, type NewMail } from '@welding/domain/entities/mail';
import { deskRequest } from '#desk/session/desk-request.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { mailsTexts } from './mails-texts.ts';

/** Actions on an unsent mail. An outdated one can only be dismissed. */
export function FailedMailActions({ mail }: { mail: Mail }) {
  const t = mailsTexts();
  const { state, save } = useSave();
  const canGoOut = !isTooLate(mail, serverNow());
  const handle = async (step: 'send-again' | 'dismiss') => {
    if (!(await save(() => handleFailedMail(mail.id, step)))) return;
    const [title, description] =
      step === 'dismiss' ? [t.dismissed, mail.subject] : [t.goesOutSoon, mail.subject];
    void showToast({ title, description });
  };
  return (
    <div className="grid w-full gap-3">
      <SaveProblem state={state} />
      <div className="flex flex-wrap gap-3">
        {canGoOut && (
          <Button
            isBusy={state.phase === 'saving'}
            aria-label={t.sendAgainWhich(mail.subject, mail.to)}
            onClick={() => void handle('send-again')}
          >
            {t.sendAgain}
          </Button>
        )}
        <Button
          look="ghost"
          isBusy={state.phase === 'saving'}
          aria-label={t.dismissWhich(mail.subject, mail.to)}
          onClick={() => void handle('dismiss')}
        >
          {t.dismiss}
        </Button>
      </div>
    </div>
  );
}

const toMail = (json: unknown) => mailSchema.parse(json);

/**
 * Queues a mail to a client.
 * @throws as `deskRequest`
 */
export async function writeMail(body: NewMail, idempotencyKey: string): Promise<Mail> {
  return await deskRequest(deskApiPaths.mails, toMail, { body, idempotencyKey });
}

/**
 * Resends or dismisses a failed mail.
 * @throws as `deskRequest`
 */
async function handleFailedMail(id: string, step: 'send-again' | 'dismiss'): Promise<Mail> {
  return await deskRequest(deskApiPaths.mail(id, step), toMail, { method: 'POST' });
}
