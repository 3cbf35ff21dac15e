import { deskApiPaths } from '@welding/domain/api-paths';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import { localTitle } from '@welding/domain/entities/local-title';
import {
  hoursFormSchema,
  hoursReasonSchema,
  type NewWorkEntry,
  newHoursFormSchema,
  type WorkEntry,
  type WorkEntryChange,
  workEntrySchema,
  workKindLabels,
} from '@welding/domain/entities/work-entry';
import { type NewWeekComment, type WeekComment, weekCommentSchema } from '@welding/domain/entities/work-week';
import { addDays, chicagoInstant } from '@welding/domain/values/chicago-day';
import { Plus } from 'lucide-react';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm, ReasonForm } from '#desk/ui/desk-form.tsx';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { appointmentTime } from '#shared/appointments/appointment-time.ts';
import { InstantField } from '#shared/form/instant-field.tsx';
import { optionsOf, SelectField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { changeHoursTexts } from './hours-texts.ts';
import { timesText } from './worked-hours-text.ts';

type AddHoursProps = { week: string; welder: { readonly id: string; readonly name: string } };

/** Confirms that the hours may overlap others. */
const despite = { despiteOverlap: true } as const;
const kinds = optionsOf(workKindLabels);
/** Far above a welder's visits of a week. */
const mostVisits = 300;

/** Adds hours without taps. */
export function AddHours(props: AddHoursProps) {
  const t = changeHoursTexts();
  return (
    <div>
      <DialogButton label={t.addHours} icon={Plus} title={t.addHoursOf(props.welder.name)}>
        {(close) => <AddForm {...props} onDone={close} />}
      </DialogButton>
    </div>
  );
}

function AddForm({ week, welder, onDone }: AddHoursProps & { onDone: () => void }) {
  const t = changeHoursTexts();
  const eight = chicagoInstant(week, '08:00').toISOString();
  const values: FormValues<typeof newHoursFormSchema> = {
    kind: 'work',
    visitId: undefined,
    start: eight,
    end: eight,
    reason: '',
  };
  const form = useSavedForm({
    schema: newHoursFormSchema,
    stored: { values, updatedAt: null },
    draft: `new-hours-${welder.id}-${week}`,
    send: (typed, { keyFor, isConfirmed }) => {
      const body = { ...typed, welderId: welder.id, ...(isConfirmed && despite) };
      return addHours(body, keyFor(body));
    },
    onSent: (saved) => {
      void showToast({ title: t.hoursAdded, description: timesText(saved) });
      onDone();
    },
  });
  return (
    <DeskForm form={form} action={t.add}>
      <SelectField form={form} name="kind" label={t.kind} options={kinds} />
      <SelectField
        form={form}
        name="visitId"
        label={t.visit}
        options={useVisits(week, welder.id)}
        none={t.noVisit}
      />
      <InstantField form={form} name="start" label={t.start} />
      <InstantField form={form} name="end" label={t.end} />
      <TextField form={form} name="reason" hint={t.welderSeesIt} rows={2} maxLength={5000} />
    </DeskForm>
  );
}

function useVisits(week: string, welderId: string) {
  const visits = useDeskList({
    collection: 'appointments',
    schema: appointmentSchema,
    where: [
      ['welderIds', 'array-contains', welderId],
      ['scheduledDate', '>', new Date(chicagoInstant(week, '00:00').getTime() - 1)],
      ['scheduledDate', '<', chicagoInstant(addDays(week, 7), '00:00')],
    ],
    order: ['scheduledDate', 'asc'],
    limit: mostVisits,
  });
  if (visits.status !== 'ready') return [];
  const options = visits.items.map(({ id, title, scheduledDate }) => ({
    value: id,
    label: `${appointmentTime(new Date(scheduledDate))}, ${localTitle(title)}`,
  }));
  return [...options];
}

const reasonHint = changeHoursTexts().welderSeesIt;

export function EntryActions({ entry }: { entry: WorkEntry }) {
  const t = changeHoursTexts();
  const { removed, updatedAt = null } = entry;
  const title = removed ? t.putTheseHoursBack : t.removeTheseHours;
  return (
    <div className="-me-3.5 flex flex-wrap gap-1">
      {!removed && (
        <DialogButton label={t.correct} title={t.correctHours}>
          {(close) => <CorrectForm entry={entry} onDone={close} />}
        </DialogButton>
      )}
      <DialogButton label={removed ? t.puttingBack : t.removing} look="ghost" title={title}>
        {(close) => (
          <ReasonForm
            schema={hoursReasonSchema}
            draft={`hours-${removed ? 'back' : 'gone'}-${entry.id}`}
            hint={reasonHint}
            action={removed ? t.putBack : t.remove}
            onSend={(reason, isConfirmed) => {
              const said = { updatedAt, removed: !removed, reason };
              return changeHours(entry.id, { ...said, ...(isConfirmed && despite) });
            }}
            onDone={() => {
              close();
              void showToast({
                title: removed ? t.hoursPutBack : t.hoursRemoved,
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
  const t = changeHoursTexts();
  const { id, start, end, updatedAt = null } = entry;
  const values: FormValues<typeof hoursFormSchema> = { start, end, reason: '' };
  const form = useSavedForm({
    schema: hoursFormSchema,
    stored: { values, updatedAt },
    draft: `hours-${id}`,
    send: (typed, { on, isConfirmed }) =>
      changeHours(id, { ...typed, updatedAt: on.updatedAt, ...(isConfirmed && despite) }),
    onSent: (saved) => {
      void showToast({ title: t.hoursCorrected, description: timesText(saved) });
      onDone();
    },
  });
  return (
    <DeskForm form={form} action={t.save}>
      <InstantField form={form} name="start" label={t.start} />
      <InstantField form={form} name="end" label={t.end} />
      <TextField form={form} name="reason" hint={reasonHint} rows={2} maxLength={5000} />
    </DeskForm>
  );
}

const toEntry = (json: unknown) => workEntrySchema.parse(json);
const toComment = (json: unknown) => weekCommentSchema.parse(json);

/**
 * Once per key.
 * @throws as `deskRequest`
 */
function addHours(body: NewWorkEntry, idempotencyKey: string): Promise<WorkEntry> {
  return deskRequest(deskApiPaths.workEntries, toEntry, { body, idempotencyKey });
}

/**
 * Changes hours at their version.
 * @throws as `deskRequest`
 */
function changeHours(id: string, body: WorkEntryChange): Promise<WorkEntry> {
  return deskRequest(deskApiPaths.workEntry(id), toEntry, { method: 'PATCH', body });
}

/**
 * Once per key.
 * @throws as `deskRequest`
 */
export function commentWeek(body: NewWeekComment, idempotencyKey: string): Promise<WeekComment> {
  return deskRequest(deskApiPaths.weekComments, toComment, { body, idempotencyKey });
}
