import type { Mail, MailKind } from './mail.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long after its cause a mail is still useful. Other kinds never expire. */
const goodFor: Partial<Record<MailKind, number>> = {
  code: 10 * minute,
  'on-my-way': hour,
  'not-on-my-way': hour,
  'visit-soon': 2 * hour,
  'visit-reminder': 14 * hour,
};

export function isTooLate({ kind, createdAt }: Pick<Mail, 'kind' | 'createdAt'>, at: Date): boolean {
  const lifetime = goodFor[kind];
  return lifetime !== undefined && at.getTime() > Date.parse(createdAt) + lifetime;
}
