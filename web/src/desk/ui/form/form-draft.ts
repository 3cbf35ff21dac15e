import { deskPrefix } from '#shared/api/desk-scope.ts';
import { deviceStorage, tabStorage } from '#shared/storage/web-storage.ts';

/** Something stored as a form holds it. `updatedAt` is its version, null for what has none yet. */
export type Stored<Values> = { readonly values: Values; readonly updatedAt: string | null };

/** The typed values, and the stored values when typing began. */
type Draft<Values> = { readonly values: Values; readonly base: Stored<Values> };

/** The typed and unsent values of one form, and the key they were last sent with. */
export type FormDraft<Values> = {
  /** Undefined while there is nothing, and for what another version of the form has left. */
  read(): Draft<Values> | undefined;
  write(draft: Draft<Values>): void;
  forget(): void;
  /** The same contents again, also after a lost answer and a reload, have the same key; others have another. */
  keyFor(contents: unknown): string;
};

/**
 * Opens the draft of a form, kept until it is sent: in the tab, or on the device until sign-out.
 * @param name tells forms apart; without one the draft ends with the page
 * @param fields an object with the form's fields
 */
export function openFormDraft<Values extends object>(
  name: string | undefined,
  fields: Values,
  isOnDevice: boolean,
): FormDraft<Values> {
  const storage = isOnDevice ? deviceStorage : tabStorage;
  const key = name && `${deskPrefix}draft-${name}`;
  const fieldNames = Object.keys(fields).toSorted().join();
  let sent: unknown = key && storage.readJson(`${key}-key`);
  return {
    read() {
      const stored: unknown = key && storage.readJson(key);
      if (!isDraftOf<Values>(stored, fieldNames)) return undefined;
      const emptied = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]));
      const whole = (values: Values): Values => ({ ...emptied, ...values });
      return { values: whole(stored.values), base: { ...stored.base, values: whole(stored.base.values) } };
    },
    write(draft) {
      if (key) storage.write(key, JSON.stringify({ ...draft, fieldNames }));
    },
    forget() {
      sent = undefined;
      if (!key) return;
      storage.remove(key);
      storage.remove(`${key}-key`);
    },
    keyFor(contents) {
      const body = JSON.stringify(contents);
      if (isSent(sent) && sent.body === body) return sent.key;
      const next = { body, key: crypto.randomUUID() };
      sent = next;
      if (key) storage.write(`${key}-key`, JSON.stringify(next));
      return next.key;
    },
  };
}

function isDraftOf<Values>(json: unknown, fieldNames: string): json is Draft<Values> {
  return (
    isRecord(json) && json['fieldNames'] === fieldNames && isRecord(json['values']) && isRecord(json['base'])
  );
}

function isSent(json: unknown): json is { body: string; key: string } {
  return isRecord(json) && typeof json['body'] === 'string' && typeof json['key'] === 'string';
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
