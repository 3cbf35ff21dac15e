import { deskApiPaths } from '@welding/domain/api-paths';
import { type RefusedTap, refusedTapSchema } from '@welding/domain/entities/refused-tap';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { Link } from 'react-router';
import { visitContacts } from '#desk/live/apart-lists.ts';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { Waiting } from '#desk/ui/waiting.tsx';
import { refusedTapsTexts } from './refused-taps-texts.ts';
import { visitName } from './visit-name.ts';

const most = 20;

/** What anybody's device sent about a visit and the server refused, newest first, until somebody saw to it. */
export function RefusedTaps() {
  const taps = useDeskList({
    collection: 'refusedTaps',
    schema: refusedTapSchema,
    order: ['refusedAt', 'desc'],
    limit: most,
  });
  return (
    <Waiting title={refusedTapsTexts().title} list={taps}>
      {(items) => (
        <ul className="grid gap-2">
          {items.map((tap) => (
            <RefusedTapRow key={tap.id} tap={tap} />
          ))}
        </ul>
      )}
    </Waiting>
  );
}

function RefusedTapRow({ tap }: { tap: RefusedTap }) {
  const { id, by, tappedAt, sentence, text } = tap;
  const { state, save } = useSave();
  const texts = refusedTapsTexts();
  const what = whatOf(tap);
  return (
    <li className="list-row-plain">
      <span className="grid min-w-0 grow basis-40">
        <span className="font-semibold wrap-anywhere">
          {by.name}: {what}
        </span>
        <span className="text-base-content/75">{formatChicagoDateTime(new Date(tappedAt))}</span>
        <VisitOfTap visitId={tap.visitId} />
        <span className="wrap-anywhere">{sentence}.</span>
        {text && <span className="whitespace-pre-line text-base-content/75 wrap-anywhere">{text}</span>}
      </span>
      <SaveProblem state={state} />
      <button
        type="button"
        className="btn btn-outline"
        aria-disabled={state.phase === 'saving'}
        aria-label={texts.seenToOf(what, by.name)}
        onClick={() =>
          void save(() => deskRequest(deskApiPaths.refusedTapSeen(id), () => undefined, { method: 'POST' }))
        }
      >
        {texts.seenTo}
      </button>
    </li>
  );
}

function VisitOfTap({ visitId }: { visitId: string }) {
  const visit = useDeskDocument('appointments', visitId, storedAppointmentSchema, visitContacts);
  if (visit.status === 'missing') return <span>{refusedTapsTexts().visitGone}</span>;
  return (
    <Link to={deskPaths.visit(visitId)} className="link inline-flex min-h-11 items-center wrap-anywhere">
      {visit.status === 'ready'
        ? visitName({ visit: visit.item, sheet: undefined })
        : refusedTapsTexts().openVisit}
    </Link>
  );
}

/** As in: Finish, 2.5 hours, $540.00 to collect */
function whatOf({ kind, amount, method, hours }: RefusedTap): string {
  const texts = refusedTapsTexts();
  const dollars = amount === undefined ? '' : formatDollars(amount);
  if (kind === 'collect')
    return method === 'check' ? texts.collectedByCheck(dollars) : texts.collectedCash(dollars);
  const parts = [
    texts.kinds[kind],
    hours !== undefined && texts.hours(hours),
    dollars && texts.toCollect(dollars),
  ];
  return parts.filter(Boolean).join(', ');
}
