import type { NewClient } from '@welding/domain/entities/client';

const isPhone = /^[\d\s()+.-]{7,}$/;

/** What somebody typed while looking for a client, as what is known of a new one: a name, an e-mail or a phone number. */
export function typedClient(text: string): NewClient {
  const nobody = { firstName: '', lastName: '', email: '', phone: '' };
  const typed = text.trim();
  if (typed.includes('@')) return { ...nobody, email: typed };
  if (isPhone.test(typed)) return { ...nobody, phone: typed };
  const words = typed.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { ...nobody, firstName: words.join(' '), lastName };
}
