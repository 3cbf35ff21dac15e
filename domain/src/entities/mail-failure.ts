import { mailFailureTexts } from './mail-failure-texts.ts';

/** Why a mail did not go out. */
export type MailFailureKind = keyof ReturnType<typeof mailFailureTexts>;

/** A reason as a mail keeps it: its kind, and behind a colon what the mail server said. */
export function storedMailFailure({
  kind,
  reply,
}: {
  readonly kind: MailFailureKind;
  readonly reply: string;
}): string {
  return reply ? `${kind}: ${reply}` : kind;
}

/** The sentence of a reason as it is stored; documents of before hold the sentence itself, in English. */
export function mailFailureText(stored: string): string {
  const [, kind = '', reply] = /^(\w+)(?:: (.*))?$/s.exec(stored) ?? [];
  const texts: Readonly<Record<string, string>> = mailFailureTexts();
  const sentence = Object.hasOwn(texts, kind) ? texts[kind] : undefined;
  if (sentence === undefined) return stored;
  return reply ? `${sentence} (${reply})` : sentence;
}
