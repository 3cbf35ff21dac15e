import { apiTexts } from './api-texts.ts';
import { toastTexts } from './toast-texts.ts';
import { inCurrentLanguage } from './values/language.ts';

export const toasts = inCurrentLanguage(() => toastTexts().toasts);

export function welcomeBack(firstName: string): string {
  return toastTexts().welcomeBack(firstName);
}

export const emptyTexts = inCurrentLanguage(() => toastTexts().empty);

export const notFoundTexts = inCurrentLanguage(() => toastTexts().notFound);

export const apiMessages = inCurrentLanguage(() => apiTexts().messages);

/**
 * Tells staff which Firestore document is unreadable.
 * @param fields the names of the wrong fields
 */
export function unreadableDocument(collection: string, id: string, fields: readonly string[]): string {
  return apiTexts().unreadable(collection, id, fields);
}

/** @param fields the names of the fields that would not be read as they are */
export function cannotBeStored(fields: readonly string[]): string {
  return apiTexts().cannotBeStored(fields);
}

/**
 * The message when a rate limit is reached.
 * @param minutes until requests are allowed again, 1 or more
 */
export function tooManyRequests(minutes: number): string {
  return apiTexts().manyRequests(minutes);
}

/**
 * The message when no more codes are sent to an email.
 * @param minutes until another one is sent, 1 or more
 */
export function tooManyCodes(minutes: number): string {
  return apiTexts().manyCodes(minutes);
}
