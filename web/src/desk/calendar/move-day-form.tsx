import type { DayProposals, MovedDay } from '@welding/domain/booking/move-day';
import { blockReasonSchema } from '@welding/domain/entities/block';
import { deskPaths } from '@welding/domain/paths';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { useToday } from '#desk/ui/use-today.ts';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { calendarSearch } from './calendar-view.ts';
import { LeavingVisitRow, stays } from './leaving-visit-row.tsx';
import { moveDay, moveDayBack } from './move-day-calls.ts';
import { moveDayTexts } from './move-day-texts.ts';

type MoveDayFormProps = {
  day: { readonly welderId: string; readonly date: string };
  names: ReadonlyMap<string, string>;
  visits: DayProposals['visits'];
};

/** What becomes of each visit of a day, all confirmed at once. What could not be moved stays here, with the reason. */
export function MoveDayForm({ day, names, visits }: MoveDayFormProps) {
  const navigate = useNavigate();
  const headingId = useId();
  const [keys] = useState(createIdempotencyKeys);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [left, setLeft] = useState<MovedDay['left']>([]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const isOver = day.date < useToday();
  const [blocks, setBlocks] = useState(true);
  const [reason, setReason] = useState(moveDayTexts().notAvailable);
  const { state, save } = useSave();
  const [isTried, setTried] = useState(false);
  const problem =
    blocks && !isOver ? blockReasonSchema.safeParse(reason).error?.issues[0]?.message : undefined;

  const shown = visits.filter(({ visit }) => !gone.includes(visit.id));
  const choiceOf = ({ visit, proposals }: DayProposals['visits'][number]) =>
    chosen.get(visit.id) ?? (proposals.length > 0 ? '0' : stays);
  const moves = shown.flatMap((each) => {
    const proposal = each.proposals[Number(choiceOf(each))];
    if (!proposal) return [];
    const { scheduledDate, welderIds } = proposal;
    return [{ id: each.visit.id, scheduledDate, welderIds }];
  });

  const send = async () => {
    const body = { ...day, moves, ...(blocks && !isOver && { block: reason }) };
    const answer = await moveDay(body, keys.keyFor(body));
    const movedIds = answer.moved.map(({ id }) => id);
    const before = visits.flatMap(({ visit }) => (movedIds.includes(visit.id) ? visit : []));
    setLeft(answer.left);
    setGone([...gone, ...movedIds]);
    if (answer.block) setBlocks(false);
    void showToast({
      title: answer.left.length === 0 ? moveDayTexts().dayMoved : moveDayTexts().notAll,
      description: moveDayTexts().moved(movedIds.length),
      ...(movedIds.length > 0 && {
        action: { label: moveDayTexts().undo, onAction: () => void moveDayBack(day, before, answer.block) },
      }),
    });
    if (answer.left.length === 0) void navigate(`${deskPaths.calendar}${calendarSearch('day', day.date)}`);
  };

  if (shown.length === 0) return <p>{moveDayTexts().noneLeft}</p>;
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!problem) void save(send);
      }}
    >
      <h2 id={headingId} className="text-lg font-semibold">
        {moveDayTexts().toMove(shown.length)}
      </h2>
      <ul className="grid gap-3">
        {shown.map((each) => (
          <LeavingVisitRow
            key={each.visit.id}
            {...each}
            names={names}
            chosen={choiceOf(each)}
            onChoose={(value) => setChosen(new Map(chosen).set(each.visit.id, value))}
            problem={left.find(({ id }) => id === each.visit.id)?.message}
          />
        ))}
      </ul>
      {!isOver && (
        <div className="grid gap-3 md:grid-cols-2">
          <label className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="checkbox"
              checked={blocks}
              onChange={({ target }) => setBlocks(target.checked)}
            />
            {moveDayTexts().blockTheRest}
          </label>
          {blocks && (
            <Field label={moveDayTexts().reason} error={isTried ? problem : undefined}>
              {(control) => (
                <input
                  {...control}
                  className="input w-full"
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
          )}
        </div>
      )}
      <p>{moveDayTexts().whoIsTold}</p>
      <SaveProblem state={state} />
      <button
        type="submit"
        className="btn btn-primary btn-lg justify-self-start"
        disabled={moves.length === 0}
        aria-disabled={state.phase === 'saving'}
      >
        {state.phase === 'saving' ? moveDayTexts().moving : moveDayTexts().move(moves.length)}
      </button>
    </form>
  );
}
