import { currentLanguage } from '@welding/domain/values/language';
import { deskPrefix } from '#shared/api/app-of-origin.ts';
import { clientDataPrefix } from '#shared/storage/storage-keys.ts';
import { chosenLanguage, deviceStorage, tabStorage } from '#shared/storage/web-storage.ts';

/** A stored record's form values. `updatedAt` is its version, null for none yet. */
export type Stored<Values> = { readonly values: Values; readonly updatedAt: string | null };

type Draft<Values> = { readonly values: Values; readonly base: Stored<Values> };

/**
 * A page drops its drafts when it closes and by `forgetPageDrafts`. A change of the language opens another page, which takes
 * them over. The device drops them when the person signs out.
 */
export type DraftPlace = 'page' | 'tab' | 'device';

const ofPage = new Map<string, string>();

const places = {
  page: {
    readJson: (key: string): unknown => {
      takeOver();
      return JSON.parse(ofPage.get(key) ?? 'null');
    },
    write: (key: string, text: string) => {
      ofPage.set(key, text);
      addEventListener('pagehide', handOver);
    },
    remove: (key: string) => ofPage.delete(key),
  },
  tab: tabStorage,
  device: deviceStorage,
};

/** Signing out erases it. */
const handedOverKey = `${clientDataPrefix}page-drafts`;

function handOver(): void {
  const chosen = chosenLanguage.get();
  if (ofPage.size > 0 && chosen !== null && chosen !== currentLanguage())
    tabStorage.write(handedOverKey, JSON.stringify(Object.fromEntries(ofPage)));
}

function takeOver(): void {
  const handedOver = tabStorage.readJson(handedOverKey);
  if (!isRecord(handedOver)) return;
  tabStorage.remove(handedOverKey);
  addEventListener('pagehide', handOver);
  for (const [key, text] of Object.entries(handedOver)) if (typeof text === 'string') ofPage.set(key, text);
}

export const forgetPageDrafts = () => ofPage.clear();

export type FormDraft<Values> = {
  /** Undefined for no draft, or one of another version of the form. */
  read(): Draft<Values> | undefined;
  write(draft: Draft<Values>): void;
  /** Without the key: they may be on their way. */
  forgetValues(): void;
  forget(): void;
  /** The same contents keep their key, even after a lost response and a reload. */
  keyFor(contents: unknown): string;
  /**
   * Like `keyFor` for a body with parts that the person did not choose and that change by themselves. A retry of the same
   * choices sends the first body again.
   */
  once(chosen: unknown, body: object): Once;
  /** Whether the outcome of the last try is unknown. */
  isTried(): boolean;
  /** After a refusal: nothing was stored, so the next try may send another body. */
  forgetTry(): void;
};

export type Once = { readonly body: object; readonly idempotencyKey: string };

/**
 * Opens a form's draft, kept until sent.
 * @param name tells forms apart; without one the draft ends with the page
 * @param fields an object with the form's fields
 */
export function openFormDraft<Values extends object>(
  name: string | undefined,
  fields: Values,
  place: DraftPlace,
): FormDraft<Values> {
  const storage = places[place];
  const key = name && `${deskPrefix}draft-${name}`;
  const fieldNames = Object.keys(fields).toSorted().join();
  let sent: unknown = key && storage.readJson(`${key}-key`);
  const forgetTry = () => {
    sent = undefined;
    if (key) storage.remove(`${key}-key`);
  };
  const fix = (chosen: unknown, body: unknown): Sent => {
    const contents = JSON.stringify(chosen);
    if (isSent(sent) && sent.body === contents) return sent;
    const next = { body: contents, key: crypto.randomUUID(), sent: body };
    sent = next;
    if (key) storage.write(`${key}-key`, JSON.stringify(next));
    return next;
  };
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
    forgetValues() {
      if (key) storage.remove(key);
    },
    forget() {
      forgetTry();
      if (key) storage.remove(key);
    },
    forgetTry,
    isTried: () => isSent(sent),
    keyFor: (contents) => fix(contents, undefined).key,
    once(chosen, body) {
      const first = fix(chosen, body);
      return { body: isRecord(first.sent) ? first.sent : body, idempotencyKey: first.key };
    },
  };
}

/** A try: what the person chose, its key, and the body if it has other parts. */
type Sent = { readonly body: string; readonly key: string; readonly sent?: unknown };

function isDraftOf<Values>(json: unknown, fieldNames: string): json is Draft<Values> {
  return (
    isRecord(json) && json['fieldNames'] === fieldNames && isRecord(json['values']) && isRecord(json['base'])
  );
}

function isSent(json: unknown): json is Sent {
  return isRecord(json) && typeof json['body'] === 'string' && typeof json['key'] === 'string';
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}
