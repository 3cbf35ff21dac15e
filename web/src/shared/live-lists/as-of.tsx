import {
  deviceDiffersFromChicago,
  formatChicagoDateTime,
  formatChicagoTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';
import { inLanguages, say } from '@welding/domain/values/language';
import { Clock, CloudOff } from 'lucide-react';
import { serverNow } from '#shared/time/server-clock.ts';

const asOfTexts = inLanguages({
  asOf: say(
    (time: string) => `As of ${time}`,
    (time) => `Última actualización: ${time}`,
  ),
  offlineAsOf: say(
    (time: string) => `Offline: as of ${time}`,
    (time) => `Sin conexión. Última actualización: ${time}`,
  ),
  chicagoTime: say(
    (time: string) => `${time}, Chicago time`,
    (time) => `${time}, hora de Chicago`,
  ),
});

/** A list with when it was last current; null or missing while it is, or while nothing of it is shown. */
type Dated = { readonly status: string; readonly asOf?: Date | null; readonly offline?: boolean };

/** In a panel on its edge, because it comes and goes and must not push the list down. */
const onEdge =
  'w-fit rounded-full border border-base-300 bg-base-100 px-3 py-0.5 in-[.panel]:absolute in-[.panel]:right-4 in-[.panel]:bottom-full in-[.panel]:translate-y-1/2';

/** The age of lists shown or added up together: that of the oldest. Nothing while all are current. */
export function AsOfLists({ of, className = onEdge }: { of: readonly Dated[]; className?: string }) {
  const t = asOfTexts();
  const old = of.filter(({ asOf }) => asOf);
  const [oldest] = old
    .flatMap(({ asOf }) => asOf ?? [])
    .toSorted((one, other) => Number(one) - Number(other));
  if (!oldest) return null;
  const isOffline = old.some(({ offline }) => offline);
  const time = confirmedAtText(oldest, serverNow());
  const Icon = isOffline ? CloudOff : Clock;
  return (
    // Another element for the longer sentence, because one that grows would count as a moved one.
    <span key={String(isOffline)} className={`flex items-center gap-2 text-sm font-semibold ${className}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isOffline ? t.offlineAsOf(time) : t.asOf(time)}
    </span>
  );
}

/** The time of day, with the date if on another day. */
export function confirmedAtText(confirmedAt: Date, now: Date): string {
  const sameDay = toChicagoWallTime(confirmedAt).slice(0, 10) === toChicagoWallTime(now).slice(0, 10);
  const text = sameDay ? formatChicagoTime(confirmedAt) : formatChicagoDateTime(confirmedAt);
  return deviceDiffersFromChicago(now) ? asOfTexts().chicagoTime(text) : text;
}
