import { business } from '@welding/domain/business/business';

/** The text of a mail that somebody at the desk wrote, with who it was and how to call back below. */
export function writtenMailText(text: string, author: string): string {
  return `${text}\n\n${author}\n${business.name}\n${business.phone}`;
}
