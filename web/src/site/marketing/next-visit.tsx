import { useEffect, useState } from 'react';
import { whenIdle } from '#shared/ui/load-moments.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { useNextFree } from '#site/next-free/use-next-free.ts';
import { nextVisitTexts } from './next-visit-texts.tsx';

/** The next free time, in a line of its own: on a phone it is longer than its placeholder. */
export function NextVisit() {
  const t = nextVisitTexts();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const next = useNextFree(isIdle)?.words.next;
  return (
    <p className="grid">
      <span>{`${t.nextFreeTime}:`}</span>
      <strong className="text-ember">{next ?? <PhoneLink className="link">{t.ask}</PhoneLink>}</strong>
    </p>
  );
}
