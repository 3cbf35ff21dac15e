import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type DayProposals,
  type MovedDay,
  type MovePreference,
  movedDaySchema,
} from '@welding/domain/booking/move-day';
import type { Appointment } from '@welding/domain/entities/appointment';
import { type Block, blockReasonSchema, blockSchema } from '@welding/domain/entities/block';
import { crewOf } from '@welding/domain/entities/crew';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { deskRequest } from '#desk/session/desk-request.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useToday } from '#shared/ui/use-clock.ts';
import { calendarPath } from './calendar-view.tsx';
import { LeavingVisitRow, type MoveDayValues, proposalValue, stays } from './leaving-visit-row.tsx';
import { showFailure } from './save-visit.tsx';
import { moveDayTexts } from './visit-texts.ts';

const schema = z.object({ moves: z.record(z.string(), z.string()), block: z.nullable(blockReasonSchema) });

type MoveDayFormProps = {
  day: { readonly welderId: string; readonly date: string };
  prefer: MovePreference;
  names: ReadonlyMap<string, string>;
  visits: DayProposals['visits'];
  left: MovedDay['left'];
  isBlocked: boolean;
  onLeft: (response: MovedDay) => void;
};

/** A choice for each visit of a day, confirmed together. A visit that cannot move stays, with the reason. */
export function MoveDayForm({ day, prefer, names, visits, left, isBlocked, onLeft }: MoveDayFormProps) {
  const t = moveDayTexts();
  const navigate = useNavigate();
  const [gone, setGone] = useState<readonly string[]>([]);
  const isOver = day.date < useToday();
  const shown = visits.filter(({ visit }) => !gone.includes(visit.id));
  const movesOf = (chosen: Readonly<Record<string, string | undefined>>) =>
    shown.flatMap(({ visit: { id, updatedAt = null }, proposals }) => {
      const proposal = proposals.find((each) => proposalValue(each) === chosen[id]);
      if (!proposal) return [];
      const { scheduledDate, welderIds } = proposal;
      return [{ id, updatedAt, scheduledDate, welderIds }];
    });

  const form = useSavedForm<MoveDayValues, z.infer<typeof schema>, MovedDay>({
    schema,
    stored: {
      values: {
        moves: Object.fromEntries(
          visits.map(({ visit, proposals: [best] }) => [visit.id, best ? proposalValue(best) : stays]),
        ),
        block: isOver || isBlocked ? null : t.notAvailable,
      },
      updatedAt: null,
    },
    // Drops choices for older versions of a visit.
    draft: [
      'move-day',
      ...Object.values(day),
      prefer,
      ...visits.map(({ visit }) => visit.id + visit.updatedAt),
    ].join(' '),
    send: async ({ moves, block }, { keyFor }) => {
      const body = { ...day, moves: movesOf(moves), ...(block !== null && !isOver && { block }) };
      return await moveDay(body, keyFor(body));
    },
    onSent: (response) => {
      const movedIds = response.moved.map(({ id }) => id);
      const before = visits.flatMap(({ visit }) => (movedIds.includes(visit.id) ? visit : []));
      void showToast({
        title: response.left.length === 0 ? t.dayMoved : t.notAll,
        description: t.moved(movedIds.length),
        ...(movedIds.length > 0 && {
          action: {
            label: t.undo,
            onAction: () => void moveDayBack(day, before, response),
          },
        }),
      });
      if (response.left.length === 0) return navigate(calendarPath(day.date));
      setGone([...gone, ...movedIds]);
      if (response.block) form.setValue('block', null);
      onLeft(response);
    },
  });
  const { moves, block } = useWatch({ control: form.control });
  const count = movesOf(moves ?? {}).length;

  if (shown.length === 0) return <p>{t.noneLeft}</p>;
  return (
    <section className="grid gap-5">
      <h2 className="text-lg font-semibold">{t.toMove(shown.length)}</h2>
      <DeskForm
        form={form}
        action={count > 0 ? t.move(count) : undefined}
        acting={t.moving}
        className="grid gap-5"
        label={t.toMove(shown.length)}
      >
        <ul className="grid gap-3">
          {shown.map((each) => (
            <LeavingVisitRow
              key={each.visit.id}
              {...each}
              form={form}
              names={names}
              problem={left.find(({ id }) => id === each.visit.id)?.message}
            />
          ))}
        </ul>
        {!isOver && (
          <div className="grid gap-3 md:grid-cols-2">
            <CheckboxField form={form} name="block" label={t.blockTheRest} on={t.notAvailable} off={null} />
            {block !== null && <TextField form={form} name="block" label={t.reason} />}
          </div>
        )}
        <p>{t.whoIsTold}</p>
      </DeskForm>
    </section>
  );
}

type Day = { readonly welderId: string; readonly date: string };

/**
 * Once per key.
 * @throws as `deskRequest`
 */
function moveDay(body: Day & { readonly moves: readonly object[] }, key: string): Promise<MovedDay> {
  const read = (json: unknown) => movedDaySchema.parse(json);
  return deskRequest(deskApiPaths.moveDay, read, { body, idempotencyKey: key });
}

/** Moves visits back to their day, removes its block, and reports the result. */
async function moveDayBack(day: Day, visits: readonly Appointment[], { block, moved }: MovedDay) {
  const t = moveDayTexts();
  const versions = new Map(moved.map(({ id, updatedAt = null }) => [id, updatedAt]));
  try {
    if (block) await unblock(block);
    const moves = visits.map((visit) => ({
      id: visit.id,
      updatedAt: versions.get(visit.id),
      scheduledDate: visit.scheduledDate,
      welderIds: crewOf(visit),
      undoes: true,
    }));
    const { left } = await moveDay({ ...day, moves }, crypto.randomUUID());
    const [first] = left;
    if (first) {
      const title = t.someNotMovedBack(left.length);
      void showToast({ title, description: first.message, variant: 'destructive' });
    } else void showToast({ title: t.movedBack, description: t.visits(visits.length) });
  } catch (error) {
    showFailure(t.notMovedBack, error);
  }
}

function unblock({ id, updatedAt }: Block): Promise<Block> {
  return deskRequest(deskApiPaths.block(id), (json) => blockSchema.parse(json), {
    method: 'PATCH',
    body: { updatedAt: updatedAt ?? null, removed: true },
  });
}
