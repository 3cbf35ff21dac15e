import { useCallback, useRef, useState } from 'react';
import { deskPrefix } from '#shared/api/desk-scope.ts';
import type { ItemSchema } from '#shared/live-lists/watch-query.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

type Keep<Value> = (change: (kept: Value | null) => Value | null) => void;

/**
 * What somebody has typed and not sent yet, kept on this device: a reload or an empty battery loses nothing of it. Null
 * while there is nothing, and for what is kept there and cannot be read any more. Where storage is closed or full it lasts
 * as long as the page.
 */
export function useKept<Value>(
  name: string,
  schema: ItemSchema<Value>,
): readonly [Value | null, Keep<Value>] {
  const key = `${deskPrefix}draft-${name}`;
  const [kept, setKept] = useState<Value | null>(() => {
    const read = schema.safeParse(deviceStorage.readJson(key));
    return read.success ? read.data : null;
  });
  // Two changes before the next render: the second builds on the first.
  const latest = useRef(kept);
  const keep: Keep<Value> = useCallback(
    (change) => {
      const next = change(latest.current);
      latest.current = next;
      setKept(next);
      if (next === null) deviceStorage.remove(key);
      else deviceStorage.write(key, JSON.stringify(next));
    },
    [key],
  );
  return [kept, keep];
}
