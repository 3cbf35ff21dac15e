import { useState } from 'react';

/** What was typed and not sent yet. In memory only: it leaves nothing on the device, and goes when the client logs out. */
const kept = new Map<string, string>();

/**
 * A text that outlives the field it is typed in: a session may end while somebody writes. '' forgets it.
 * @param known what the field starts with
 */
export function useDraftText(name: string, known = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => kept.get(name) ?? known);
  const keep = (typed: string) => {
    if (typed) kept.set(name, typed);
    else kept.delete(name);
    setText(typed);
  };
  return [text, keep];
}
