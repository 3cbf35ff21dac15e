import { deskApiPaths } from '@welding/domain/api-paths';
import { inTheWayHeader, readInTheWay } from '@welding/domain/booking/in-the-way-header';
import {
  type RecurringBlock,
  recurringBlockFormSchema,
  recurringBlockSchema,
} from '@welding/domain/booking/recurring-block';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate, isDate } from '@welding/domain/values/chicago-day';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { changesOf } from '#desk/ui/form/changes-of.ts';
import type { Stored } from '#desk/ui/form/form-draft.ts';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { BlockForm, WelderField } from './block-form.tsx';
import { calendarSearch } from './calendar-view.ts';
import { NothingHere } from './nothing-here.tsx';
import { useRemoval } from './use-removal.ts';
import { WeekdaysField } from './weekdays-field.tsx';

type RecurringValues = FormValues<typeof recurringBlockFormSchema>;

const toBlock = (json: unknown, headers: Headers) => ({
  ...recurringBlockSchema.parse(json),
  inTheWay: readInTheWay(headers.get(inTheWayHeader)) ?? [],
});
const changeBlock = (id: string, updatedAt: string | null, change: object) =>
  deskRequest(deskApiPaths.recurringBlock(id), toBlock, { method: 'PATCH', body: { ...change, updatedAt } });
const weekPath = (date = '') => `${deskPaths.calendar}${calendarSearch('week', date)}`;

/** Blocks a time of a welder every week. */
export function NewRecurringBlockPage({ person }: { person: DeskPerson }) {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  const values = {
    welderId: undefined,
    reason: '',
    weekdays: [1, 2, 3, 4, 5],
    from: '12:00',
    to: '12:30',
    firstDate: isDate(asked) ? asked : chicagoDate(new Date()),
    lastDate: null,
  };
  return <BlockPart person={person} title="Block time every week" stored={{ values, updatedAt: null }} />;
}

/** Changes or removes a time that is blocked every week. */
export function RecurringBlockPage({ person }: { person: DeskPerson }) {
  const { id = '' } = useParams();
  const found = useDeskDocument('recurringBlocks', id, recurringBlockSchema);
  const missing = <NothingHere title="Nothing is blocked here">The blocked time was removed.</NothingHere>;
  return (
    <DocumentView document={found} noun="blocked time" missing={missing}>
      {(block) => (block.removed ? missing : <StoredBlock key={block.id} block={block} person={person} />)}
    </DocumentView>
  );
}

function StoredBlock({ block, person }: { block: RecurringBlock; person: DeskPerson }) {
  const { id, welderId, reason, weekdays, from, to, firstDate, lastDate, updatedAt = null } = block;
  const values = { welderId, reason, weekdays, from, to, firstDate, lastDate };
  return (
    <div className="grid gap-6">
      <BlockPart person={person} title="Blocked every week" id={id} stored={{ values, updatedAt }} />
      <HistoryPanel field="entityId" id={id} />
    </div>
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
  const navigate = useNavigate();
  const back = weekPath(stored.values.firstDate);
  const form = useDeskForm({
    schema: recurringBlockFormSchema,
    stored,
    draft: id ? `recurring-block-${id}` : `new-recurring-block-${stored.values.firstDate}`,
    send: (body, { on, keyFor }) =>
      id
        ? changeBlock(id, on.updatedAt, changesOf(body, on.values))
        : deskRequest(deskApiPaths.recurringBlocks, toBlock, { body, idempotencyKey: keyFor(body) }),
    onSent: ({ welderId, reason, firstDate, inTheWay: [inTheWay, ...others] }) => {
      const count = others.length + 1;
      const standing = count === 1 ? '1 visit stands in it' : `${count} visits stand in it`;
      const moveFirst = (start: string) =>
        void navigate(deskPaths.moveDay(welderId, chicagoDate(new Date(start))));
      void showToast({
        title: 'Blocked every week',
        description: inTheWay ? `${reason}. ${standing}` : reason,
        ...(inTheWay && {
          action: { label: 'Move the first day', onAction: () => moveFirst(inTheWay.start) },
        }),
      });
      void navigate(weekPath(firstDate));
    },
  });
  const remove = useRemoval({
    title: 'No longer blocked every week',
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
      <TextField form={form} name="reason" label="Reason" hint="Lunch, a standing contract" />
      <WeekdaysField form={form} name="weekdays" />
      <TextField form={form} name="from" label="From" type="time" />
      <TextField form={form} name="to" label="Until" type="time" />
      <TextField form={form} name="firstDate" label="First day" type="date" />
      <TextField form={form} name="lastDate" label="Last day (optional)" type="date" empty={null} />
    </BlockForm>
  );
}
