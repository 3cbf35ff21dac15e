import { storageTexts } from './storage-texts.ts';

/** Shown when data could not be erased because another page holds it open. */
export const leftoverNotice = storageTexts().leftover;
