import { deskApiPaths } from '@welding/domain/api-paths';
import { inTheWayHeader, readInTheWay } from '@welding/domain/booking/headers';
import { recurringBlockFormSchema, recurringBlockSchema } from '@welding/domain/booking/recurring-block';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate, isDate } from '@welding/domain/values/chicago-day';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { deskRequest } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import type { Stored } from '#shared/form/form-draft.ts';
import { changesOf } from '#shared/form/form-versions.ts';
import { ChoiceGroup } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormFieldProps, useFormField } from '#shared/form/use-form-field.ts';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { BlockForm, StoredBlockPage, useRemoval, WelderField } from './block-form.tsx';
import { blocksTexts } from './calendar-texts.ts';
import { calendarSearch } from './calendar-view.tsx';

type RecurringValues = FormValues<typeof recurringBlockFormSchema>;

const toBlock = (json: unknown, headers: Headers) => ({
  ...recurringBlockSchema.parse(json),
  inTheWay: readInTheWay(headers.get(inTheWayHeader)) ?? [],
});
const changeBlock = (id: string, updatedAt: string | null, change: object) =>
  deskRequest(deskApiPaths.recurringBlock(id), toBlock, { method: 'PATCH', body: { ...change, updatedAt } });
const weekPath = (date = '') => `${deskPaths.calendar}${calendarSearch('week', date)}`;

export function NewRecurringBlockPage({ person }: { person: DeskPerson }) {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  const values = {
    welderId: undefined,
    reason: '',
    weekdays: [1, 2, 3, 4, 5],
    from: '12:00',
    to: '12:30',
    firstDate: isDate(asked) ? asked : chicagoDate(serverNow()),
    lastDate: null,
  };
  return (
    <BlockPart
      person={person}
      title={blocksTexts().blockTimeEveryWeek}
      stored={{ values, updatedAt: null }}
    />
  );
}

export function RecurringBlockPage({ person }: { person: DeskPerson }) {
  return (
    <StoredBlockPage collection="recurringBlocks" schema={recurringBlockSchema}>
      {({ id, welderId, reason, weekdays, from, to, firstDate, lastDate, updatedAt = null }) => {
        const values = { welderId, reason, weekdays, from, to, firstDate, lastDate };
        return (
          <BlockPart
            person={person}
            title={blocksTexts().blockedEveryWeek}
            id={id}
            stored={{ values, updatedAt }}
          />
        );
      }}
    </StoredBlockPage>
  );
}

type BlockPartProps = {
  person: DeskPerson;
  title: string;
  /** Undefined for a new one. */
  id?: string;
  stored: Stored<RecurringValues>;
};

function BlockPart({ person, title, id, stored }: BlockPartProps) {
  const t = blocksTexts();
  const navigate = useNavigate();
  const back = weekPath(stored.values.firstDate);
  const form = useSavedForm({
    schema: recurringBlockFormSchema,
    stored,
    draft: id ? `recurring-block-${id}` : `new-recurring-block-${stored.values.firstDate}`,
    send: (body, { on, keyFor }) =>
      id
        ? changeBlock(id, on.updatedAt, changesOf(body, on.values))
        : deskRequest(deskApiPaths.recurringBlocks, toBlock, { body, idempotencyKey: keyFor(body) }),
    onSent: ({ welderId, reason, firstDate, inTheWay: [inTheWay, ...others] }) => {
      const moveFirst = (start: string) =>
        void navigate(deskPaths.moveDay(welderId, chicagoDate(new Date(start))));
      void showToast({
        title: t.blockedEveryWeek,
        description: inTheWay ? t.standInIt(reason, others.length + 1) : reason,
        ...(inTheWay && {
          action: { label: t.moveTheFirstDay, onAction: () => moveFirst(inTheWay.start) },
        }),
      });
      void navigate(weekPath(firstDate));
    },
  });
  const remove = useRemoval({
    title: t.noLonger,
    reason: stored.values.reason,
    change: (updatedAt, removed) => changeBlock(id ?? '', updatedAt, { removed }),
    back: deskPaths.calendar,
  });
  return (
    <BlockForm
      form={form}
      title={title}
      back={back}
      {...(id && { onRemove: () => void remove(stored.updatedAt) })}
    >
      <WelderField form={form} name="welderId" person={person} isFixed={id !== undefined} />
      <TextField form={form} name="reason" hint={t.reasonHint} />
      <WeekdaysField form={form} name="weekdays" />
      <TextField form={form} name="from" label={t.from} type="time" />
      <TextField form={form} name="to" label={t.until} type="time" />
      <TextField form={form} name="firstDate" label={t.firstDay} type="date" />
      <TextField form={form} name="lastDate" label={t.lastDay} type="date" empty={null} />
    </BlockForm>
  );
}

/** Monday first, like the calendar; Sunday is 0. */
const weekdays = [
  [1, blocksTexts().mon],
  [2, blocksTexts().tue],
  [3, blocksTexts().wed],
  [4, blocksTexts().thu],
  [5, blocksTexts().fri],
  [6, blocksTexts().sat],
  [0, blocksTexts().sun],
] as const;

function WeekdaysField<Values extends FieldValues, Name extends FieldPath<Values>>(
  named: Pick<FormFieldProps<Values, Name>, 'form' | 'name'>,
) {
  const t = blocksTexts();
  const { value, onChange, input, error } = useFormField({ ...named, label: t.days }, daysText);
  const chosen: readonly number[] = value;
  return (
    <ChoiceGroup label={t.onTheseDays} error={error} className="md:col-span-2">
      {weekdays.map(([day, label]) => (
        <label key={day} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            {...input}
            type="checkbox"
            className="checkbox"
            aria-invalid={error !== undefined}
            checked={chosen.includes(day)}
            onChange={({ target }) => {
              const others = chosen.filter((other) => other !== day);
              onChange((target.checked ? [...others, day] : others).toSorted());
            }}
          />
          {label}
        </label>
      ))}
    </ChoiceGroup>
  );
}

function daysText(chosen: readonly number[]): string {
  return weekdays.flatMap(([day, label]) => (chosen.includes(day) ? label : [])).join(', ');
}
