import { errorCodes } from '@welding/domain/error-codes';
import * as logger from 'firebase-functions/logger';
import { conflict } from '#refusal.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { papersTexts } from './papers-texts.ts';

/**
 * A paper that was looked for, where its documents can be read.
 * @throws Refusal paper_unreadable; only staff are told which document it is. Also the errors of `finding`
 */
export async function readablePaper<Found>(
  finding: Promise<Found>,
  { isStaff }: { readonly isStaff: boolean },
): Promise<Found> {
  try {
    return await finding;
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    logger.error('unreadable document', { cause: error.message });
    throw conflict(isStaff ? error.message : papersTexts().unreadable, errorCodes.paperUnreadable);
  }
}
