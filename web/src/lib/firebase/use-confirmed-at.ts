import { useEffect, useState } from 'react';
import { readListTime, writeListTime } from './list-times.ts';

/**
 * When the list was last known to be current. While `live` the server would have told of any change, so the time moves
 * on whenever it matters: at the start, when the connection is lost, and when the page is left.
 */
export function useConfirmedAt(name: string, live: boolean): Date | null {
  const [confirmedAt, setConfirmedAt] = useState(() => readListTime(name));
  useEffect(() => {
    if (!live) return;
    const confirm = () => {
      const now = new Date();
      writeListTime(name, now);
      setConfirmedAt(now);
    };
    confirm();
    document.addEventListener('visibilitychange', confirm);
    return () => {
      document.removeEventListener('visibilitychange', confirm);
      confirm();
    };
  }, [name, live]);
  return confirmedAt;
}
