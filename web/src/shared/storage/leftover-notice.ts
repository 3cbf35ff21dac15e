import { storageTexts } from './storage-texts.ts';

/** Said when what was kept for a client or for staff could not be removed from the device: another page, or one put to sleep, holds it open. */
export const leftoverNotice = storageTexts().leftover;
