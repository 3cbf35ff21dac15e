import {
  hoursOn,
  hoursText,
  isOpenAt,
  openingText,
  type SpecialDay,
} from '@welding/domain/booking/opening-hours';
import { businessHours } from '@welding/domain/values/business';
import { useEffect, useRef, useState } from 'react';
import { whenNear } from '#shared/ui/near-screen.ts';
import { useMinute } from '#shared/ui/use-minute.ts';
import { useNextFree } from '#site/next-free/use-next-free.ts';
import { quoteSectionTexts } from './quote-section-texts.tsx';

const none: readonly SpecialDay[] = [];

/**
 * The week's hours with today marked, and whether we are open now in Chicago. Reads the clock only near the screen, because
 * loading time zones would be the page's longest task.
 */
export function BusinessHours() {
  const texts = quoteSectionTexts();
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (element.current ? whenNear(element.current, () => setIsNear(true)) : undefined), []);
  const minute = useMinute();
  const now = isNear ? minute : undefined;
  const today = now && hoursOn(now);
  const news = useNextFree(isNear);
  const specialDays = news?.specialDays ?? none;
  return (
    <div ref={element}>
      <h3 className="display text-2xl">{texts.businessHours}</h3>
      <p className="mt-1 flex min-h-lh items-center gap-2 font-semibold max-sm:text-sm">
        {now && (
          <>
            <span
              aria-hidden="true"
              className={`size-3 rounded-full ${isOpenAt(now, specialDays) ? 'bg-success' : 'border-2 border-current'}`}
            />
            {openingText(now, specialDays)}
          </>
        )}
      </p>
      <dl className="mt-2">
        {businessHours.map((group) => (
          <div key={group.label} className={`hours-row ${group === today ? 'hours-today' : ''}`}>
            <dt>
              {group.label}
              {group === today && <span className="sr-only"> {texts.today}</span>}
            </dt>
            <dd className="text-right">{hoursText(group)}</dd>
          </div>
        ))}
      </dl>
      {now && news?.words.specialDay && <p className="mt-2 font-semibold">{news.words.specialDay}</p>}
    </div>
  );
}
