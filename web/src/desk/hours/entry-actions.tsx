import { hoursFormSchema, hoursReasonSchema, type WorkEntry } from '@welding/domain/entities/work-entry';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { InstantField } from '#desk/ui/form/instant-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { changeHoursTexts } from './change-hours-texts.ts';
import { changeHours } from './hours-calls.ts';
import { timesText } from './hours-text.ts';

const reasonHint = changeHoursTexts().welderSeesIt;

/** Corrects hours, removes them, or puts them back; each with a reason. */
export function EntryActions({ entry }: { entry: WorkEntry }) {
  const { removed, updatedAt = null } = entry;
  const title = removed ? changeHoursTexts().putTheseHoursBack : changeHoursTexts().removeTheseHours;
  return (
    <div className="-me-3.5 flex flex-wrap gap-1">
      {!removed && (
        <DialogButton label={changeHoursTexts().correct} title={changeHoursTexts().correctHours}>
          {(close) => <CorrectForm entry={entry} onDone={close} />}
        </DialogButton>
      )}
      <DialogButton
        label={removed ? changeHoursTexts().puttingBack : changeHoursTexts().removing}
        look="btn-ghost"
        title={title}
      >
        {(close) => (
          <ReasonForm
            schema={hoursReasonSchema}
            draft={`hours-${removed ? 'back' : 'gone'}-${entry.id}`}
            hint={reasonHint}
            action={removed ? changeHoursTexts().putBack : changeHoursTexts().remove}
            onSend={(reason) => changeHours(entry.id, { updatedAt, removed: !removed, reason })}
            onDone={() => {
              close();
              void showToast({
                title: removed ? changeHoursTexts().hoursPutBack : changeHoursTexts().hoursRemoved,
                description: timesText(entry),
              });
            }}
          >
            <p>
              {timesText(entry)}
              {entry.job && `, ${entry.job}`}
            </p>
          </ReasonForm>
        )}
      </DialogButton>
    </div>
  );
}

function CorrectForm({ entry, onDone }: { entry: WorkEntry; onDone: () => void }) {
  const { id, start, end, updatedAt = null } = entry;
  const values: FormValues<typeof hoursFormSchema> = { start, end, reason: '' };
  const form = useDeskForm({
    schema: hoursFormSchema,
    stored: { values, updatedAt },
    draft: `hours-${id}`,
    send: (typed, { on }) => changeHours(id, { ...typed, updatedAt: on.updatedAt }),
    onSent: (saved) => {
      void showToast({ title: changeHoursTexts().hoursCorrected, description: timesText(saved) });
      onDone();
    },
  });
  return (
    <DeskForm form={form} action={changeHoursTexts().save}>
      <InstantField form={form} name="start" label={changeHoursTexts().start} />
      <InstantField form={form} name="end" label={changeHoursTexts().end} />
      <TextField
        form={form}
        name="reason"
        label={changeHoursTexts().reason}
        hint={reasonHint}
        rows={2}
        maxLength={5000}
      />
    </DeskForm>
  );
}
