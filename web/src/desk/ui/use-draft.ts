import { useState } from 'react';
import { deskPrefix } from '#shared/api/desk-scope.ts';

/** What is typed into a form, kept on this device until it is sent: a reload or an empty battery loses nothing of it. */
export function useDraft<Fields extends Readonly<Record<string, string>>>(name: string, empty: Fields) {
  const key = `${deskPrefix}draft-${name}`;
  const [fields, setFields] = useState(() => ({ ...empty, ...readDraft(key) }));
  const change = (changed: Partial<Fields>) => {
    const next = { ...fields, ...changed };
    setFields(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Where storage is closed or full, what is typed lasts as long as the page.
    }
  };
  const forget = () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Where storage is closed, nothing was kept.
    }
  };
  return { fields, change, forget };
}

function readDraft(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}
