import { deskApiPaths } from '@welding/domain/api-paths';
import { blockFormSchema, blockSchema } from '@welding/domain/entities/block';
import { deskPaths } from '@welding/domain/paths';
import { chicagoDate, chicagoInstant, isDate } from '@welding/domain/values/chicago-day';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { deskRequest } from '#desk/session/desk-request.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import type { Stored } from '#shared/form/form-draft.ts';
import { changesOf } from '#shared/form/form-versions.ts';
import { InstantField } from '#shared/form/instant-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { BlockForm, StoredBlockPage, useRemoval, WelderField } from './block-form.tsx';
import { blocksTexts } from './calendar-texts.ts';
import { calendarPath } from './calendar-view.tsx';

type BlockValues = FormValues<typeof blockFormSchema>;

const toBlock = (json: unknown) => blockSchema.parse(json);
const changeBlock = (id: string, updatedAt: string | null, change: object) =>
  deskRequest(deskApiPaths.block(id), toBlock, { method: 'PATCH', body: { ...change, updatedAt } });
const dayPath = (instant: string | undefined) =>
  instant ? calendarPath(chicagoDate(new Date(instant))) : deskPaths.calendar;

export function NewBlockPage({ person }: { person: DeskPerson }) {
  const t = blocksTexts();
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = isDate(asked) ? asked : chicagoDate(serverNow());
  const at = (clock: string) => chicagoInstant(day, clock).toISOString();
  const values = {
    welderId: undefined,
    start: at('07:00'),
    end: at('18:00'),
    reason: '',
    bookAnyway: undefined,
  };
  return (
    <BlockPart
      person={person}
      title={t.blockTime}
      other={{
        path: `${deskPaths.newRecurringBlock}?${new URLSearchParams({ day })}`,
        text: t.everyWeekInstead,
      }}
      stored={{ values, updatedAt: null }}
    />
  );
}

export function BlockPage({ person }: { person: DeskPerson }) {
  return (
    <StoredBlockPage collection="blocks" schema={blockSchema}>
      {({ id, welderId, start, end, reason, updatedAt = null }) => {
        const values = { welderId, start, end, reason, bookAnyway: undefined };
        return (
          <BlockPart person={person} title={blocksTexts().title} id={id} stored={{ values, updatedAt }} />
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
  stored: Stored<BlockValues>;
  other?: { readonly path: string; readonly text: string };
};

function BlockPart({ person, id, stored, ...page }: BlockPartProps) {
  const t = blocksTexts();
  const navigate = useNavigate();
  const form = useSavedForm({
    schema: blockFormSchema,
    stored,
    draft: id ? `block-${id}` : `new-block-${stored.values.start}`,
    send: (typed, { on, keyFor, isConfirmed }) => {
      const anyway = isConfirmed && { bookAnyway: true };
      if (id) return changeBlock(id, on.updatedAt, { ...changesOf(typed, on.values), ...anyway });
      const body = { ...typed, ...anyway };
      return deskRequest(deskApiPaths.blocks, toBlock, { body, idempotencyKey: keyFor(body) });
    },
    onSent: ({ start, reason }) => {
      void showToast({ title: t.timeBlocked, description: reason });
      void navigate(dayPath(start));
    },
  });
  const { start, reason } = stored.values;
  const remove = useRemoval({
    title: t.removed,
    reason,
    change: (updatedAt, removed) => changeBlock(id ?? '', updatedAt, { removed }),
    back: dayPath(start),
  });
  return (
    <BlockForm
      {...page}
      form={form}
      back={dayPath(start)}
      canBookAnyway
      moveDayOf={useWatch({ control: form.control, name: 'welderId' })}
      {...(id && { onRemove: () => void remove(stored.updatedAt) })}
    >
      <WelderField form={form} name="welderId" person={person} isFixed={id !== undefined} />
      <TextField form={form} name="reason" />
      <InstantField form={form} name="start" label={t.from} />
      <InstantField form={form} name="end" label={t.until} />
    </BlockForm>
  );
}
