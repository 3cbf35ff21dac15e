import { deskApiPaths } from '@welding/domain/api-paths';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import { type RefusedTap, refusedTapSchema } from '@welding/domain/entities/refused-tap';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { hoursText } from '@welding/domain/values/minutes';
import { formatDollars } from '@welding/domain/values/money';
import { Link } from 'react-router';
import { useDeskDocument, useDeskList } from '#desk/live/use-desk-list.ts';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { Waiting } from '#desk/ui/waiting.tsx';
import { visitName } from './my-visits.ts';
import { refusedTapsTexts } from './planners-today-texts.ts';

const most = 20;

/** Refused taps from all devices, newest first, until staff handle them. */
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
  const t = refusedTapsTexts();
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
      <ActionButton
        aria-label={t.seenToOf(what, by.name)}
        act={() => deskRequest(deskApiPaths.refusedTapSeen(id), () => undefined, { method: 'POST' })}
      >
        {t.seenTo}
      </ActionButton>
    </li>
  );
}

function VisitOfTap({ visitId }: { visitId: string }) {
  const t = refusedTapsTexts();
  const visit = useDeskDocument('appointments', visitId, appointmentSchema);
  if (visit.status === 'missing') return <span>{t.visitGone}</span>;
  return (
    <Link to={deskPaths.visit(visitId)} className="link inline-flex min-h-11 items-center wrap-anywhere">
      {visit.status === 'ready' ? visitName({ visit: visit.item, sheet: undefined }) : t.openVisit}
    </Link>
  );
}

/** For example Finish, 2 h 30 min, $540.00 to collect */
function whatOf({ kind, amount, method, hours }: RefusedTap): string {
  const t = refusedTapsTexts();
  const dollars = amount === undefined ? '' : formatDollars(amount);
  if (kind === 'collect') return method === 'check' ? t.collectedByCheck(dollars) : t.collectedCash(dollars);
  const parts = [
    t.kinds[kind],
    hours !== undefined && hoursText(hours),
    dollars && (kind === 'extra-work' ? dollars : t.toCollect(dollars)),
  ];
  return parts.filter(Boolean).join(', ');
}
