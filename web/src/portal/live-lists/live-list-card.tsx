import {
  deviceDiffersFromChicago,
  formatChicagoDateTime,
  formatChicagoTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';
import { CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadedView } from '#shared/live-lists/loaded-view.tsx';
import { serverNow } from '#shared/time/server-clock.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import type { LiveList } from './live-list.ts';
import { liveListsTexts } from './live-lists-texts.tsx';

type LiveListCardProps<Item> = {
  title: string;
  icon: LucideIcon;
  /** Used in a sentence: projects. */
  noun: string;
  list: LiveList<Item>;
  /** The specified text for an empty list, and a next step. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
};

export function LiveListCard<Item>({ title, icon, noun, list, empty, children }: LiveListCardProps<Item>) {
  return (
    <Panel title={title} icon={icon} className="relative">
      <LoadedView
        of={list}
        loading={liveListsTexts().loadingYour(noun)}
        rows={2}
        neverHere={liveListsTexts().neverLoaded(noun)}
        failed={liveListsTexts().notLoaded(noun, <PhoneLink className="link whitespace-nowrap" />)}
      >
        {({ items, unreadable, offline, asOf }) => (
          <>
            {/* On the card's edge, because it comes and goes and must not push the list down. */}
            {offline && asOf && (
              <OfflineAsOf
                asOf={asOf}
                className="absolute right-4 bottom-full translate-y-1/2 rounded-full border border-base-300 bg-base-100 px-3 py-0.5"
              />
            )}
            {items.length === 0 ? empty : children(items)}
            {unreadable > 0 && (
              <p className="text-sm">
                {liveListsTexts().unreadable(unreadable, <PhoneLink className="link whitespace-nowrap" />)}
              </p>
            )}
          </>
        )}
      </LoadedView>
    </Panel>
  );
}

export function OfflineAsOf({ asOf, className }: { asOf: Date; className: string }) {
  return (
    <p className={`flex items-center gap-2 text-sm font-semibold ${className}`}>
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      {liveListsTexts().offlineAsOf(confirmedAtText(asOf, serverNow()))}
    </p>
  );
}

/** The time of day, with the date if on another day. */
export function confirmedAtText(confirmedAt: Date, now: Date): string {
  const sameDay = toChicagoWallTime(confirmedAt).slice(0, 10) === toChicagoWallTime(now).slice(0, 10);
  const text = sameDay ? formatChicagoTime(confirmedAt) : formatChicagoDateTime(confirmedAt);
  return deviceDiffersFromChicago(now) ? liveListsTexts().chicagoTime(text) : text;
}
