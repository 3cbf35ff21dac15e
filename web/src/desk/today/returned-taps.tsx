import type { VisitTap } from '@welding/domain/entities/visit-tap';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import type { KeptTap } from '#desk/outbox/kept-tap.ts';
import { dismissTap, tryTapAgain, useOutbox } from '#desk/outbox/outbox.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';

const tapNames = { 'on-my-way': 'On my way', start: 'Start', finish: 'Finish', cancel: 'Cancel' } as const;

/** What the server did not take, each with its reason, what was typed, and what can be done about it. */
export function ReturnedTaps() {
  const returned = useOutbox().taps.filter((kept) => kept.returned !== undefined);
  if (returned.length === 0) return null;
  return (
    <section role="alert" className="panel grid gap-4 border-error! p-4 sm:p-5">
      <h2 className="display text-3xl">Not accepted</h2>
      {returned.map((kept) => (
        <ReturnedTap key={kept.order} kept={kept} />
      ))}
    </section>
  );
}

function ReturnedTap({ kept }: { kept: KeptTap }) {
  const { tap, visitName, returned } = kept;
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere">
        <strong>
          {tapNames[tap.kind]}, {visitName}
        </strong>
        , {formatChicagoDateTime(new Date(tap.at))}
      </p>
      <p>{returned}.</p>
      <p className="whitespace-pre-line text-base-content/75 wrap-anywhere empty:hidden">{typedText(tap)}</p>
      <div className="flex flex-wrap gap-2">
        <PhoneLink className="btn btn-primary">Call the office</PhoneLink>
        <button type="button" className="btn btn-outline" onClick={() => void tryTapAgain(kept)}>
          Try again
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => void dismissTap(kept)}>
          Take it off this phone
        </button>
      </div>
    </div>
  );
}

/** What went with the tap, so that nothing typed is lost. */
function typedText(tap: VisitTap): string {
  if (tap.kind === 'cancel') return tap.reason ?? '';
  if (tap.kind !== 'finish') return '';
  const { hours, note, amountToCollect } = tap;
  const collect = amountToCollect === undefined ? '' : `, ${formatDollars(amountToCollect)} to collect`;
  return `${hours} hours${collect}${note ? `\n${note}` : ''}`;
}
