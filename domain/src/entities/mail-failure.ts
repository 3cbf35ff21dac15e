import { mailFailureTexts } from './mail-failure-texts.ts';

export type MailFailureKind = keyof ReturnType<typeof mailFailureTexts>;

/** The stored form of a failure: its kind, then a colon and the mail server's reply. */
export function storedMailFailure({
  kind,
  reply,
}: {
  readonly kind: MailFailureKind;
  readonly reply: string;
}): string {
  return reply ? `${kind}: ${reply}` : kind;
}

export function mailFailureText(stored: string): string {
  const [, kind = '', reply] = /^(\w+)(?:: (.*))?$/s.exec(stored) ?? [];
  const texts: Readonly<Record<string, string>> = mailFailureTexts();
  const sentence = Object.hasOwn(texts, kind) ? texts[kind] : undefined;
  if (sentence === undefined) return stored;
  return reply ? `${sentence} (${reply})` : sentence;
}
