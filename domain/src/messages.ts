import { apiTexts } from './api-texts.ts';
import { toastTexts } from './toast-texts.ts';
import { inCurrentLanguage } from './values/language.ts';

export const toasts = inCurrentLanguage(() => toastTexts().toasts);

/** What the Login Successful toast says. */
export function welcomeBack(firstName: string): string {
  return toastTexts().welcomeBack(firstName);
}

export const emptyTexts = inCurrentLanguage(() => toastTexts().empty);

export const notFoundTexts = inCurrentLanguage(() => toastTexts().notFound);

/** What the API answers with, as text/plain (design of the HTTP API). */
export const apiMessages = inCurrentLanguage(() => apiTexts().answers);

/** What staff are told where a document of Firestore stands in the way. @param fields the names of those that are wrong */
export function unreadableDocument(collection: string, id: string, fields: readonly string[]): string {
  return apiTexts().unreadable(collection, id, fields);
}

/** What the API answers with when a limit is reached. @param minutes until it lets requests through again, 1 or more */
export function tooManyRequests(minutes: number): string {
  return apiTexts().manyRequests(minutes);
}

/** What the API answers with when no more codes are sent to an e-mail. @param minutes until another one is, 1 or more */
export function tooManyCodes(minutes: number): string {
  return apiTexts().manyCodes(minutes);
}
