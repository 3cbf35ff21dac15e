import type { Appointment } from '@welding/domain/entities/appointment';
import { crewOf } from '@welding/domain/entities/crew';
import { type CrewTaps, tapsOf } from '@welding/domain/entities/crew-taps';
import { takeBackReasonSchema } from '@welding/domain/entities/take-back';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { Undo2 } from 'lucide-react';
import { usePeople } from '#desk/live/use-people.ts';
import type { DeskPerson } from '#desk/session/desk-session.ts';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { ReasonForm } from '#desk/ui/reason-form.tsx';
import { takeTapBack } from './save-visit.ts';
import { visitPageTexts } from './visit-page-texts.ts';

/** What each welder tapped on a visit last, which the office can take back with a reason. */
export function VisitTaps({ visit, person }: { visit: Appointment; person: DeskPerson }) {
  const people = usePeople(person);
  if (visit.status === 'cancelled') return null;
  const nameOf = (id: string) =>
    (people.status === 'ready' && people.items.find((one) => one.id === id)?.name) || visitPageTexts().staff;
  const whose = [...new Set([...crewOf(visit), ...Object.keys(visit.crew ?? {})])];
  const rows = (whose.length > 0 ? whose : ['']).flatMap((id) => {
    const last = lastTap(id ? tapsOf(visit, id) : visit);
    return last ? [{ id, name: nameOf(id), label: visitPageTexts().steps[last.of], ...last }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul aria-label={visitPageTexts().whatWasTapped} className="grid gap-2">
      {rows.map(({ id, name, of, label, tapped }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">
            <strong>{name}</strong>, {label} {formatChicagoDateTime(new Date(tapped))}
          </span>
          <DialogButton
            label={visitPageTexts().takeBack}
            of={`${name}, ${label}`}
            icon={Undo2}
            look="btn-ghost"
            title={visitPageTexts().takeThisTapBack}
          >
            {(close) => (
              <ReasonForm
                schema={takeBackReasonSchema}
                draft={`take-back-${visit.id}-${tapped}`}
                hint={visitPageTexts().takeBackHint}
                action={visitPageTexts().takeItBack}
                onSend={(reason) => takeTapBack(visit.id, { of, tapped }, reason)}
                onDone={close}
              />
            )}
          </DialogButton>
        </li>
      ))}
    </ul>
  );
}

/** Earlier taps can be taken back once the later ones were. */
function lastTap({ onMyWayAt, startedAt, finishedAt }: CrewTaps) {
  if (finishedAt) return { of: 'finish', tapped: finishedAt } as const;
  if (startedAt) return { of: 'start', tapped: startedAt } as const;
  return onMyWayAt ? ({ of: 'on-my-way', tapped: onMyWayAt } as const) : undefined;
}
