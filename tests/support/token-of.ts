import type { ArrivedMail } from './mailbox.ts';

/** The token in a mail's link to an estimate (`e`) or invoice (`i`). @throws Error without one */
export function tokenOf({ text }: Pick<ArrivedMail, 'text'>, page: 'e' | 'i'): string {
  const [, token] = new RegExp(`/${page}/([\\w-]+)`).exec(text) ?? [];
  if (!token) throw new Error(`The mail has no link to /${page}/: ${text}`);
  return token;
}
