import { messagesTexts } from './messages-texts.ts';

/**
 * How a mail begins: "Hi Casey," or, where the name may be something else, "Hello,". Anybody can type any name and any
 * e-mail into the form for quotes, so that neither a sentence nor what mail programs make a link of may come along as a name.
 */
export function greeting(firstName: string): string {
  const name = firstName.trim();
  return name.length <= 40 && /^[\p{L}\p{M}’'-]+(?: [\p{L}\p{M}’'-]+)?$/u.test(name)
    ? messagesTexts().hi(name)
    : messagesTexts().hello;
}
