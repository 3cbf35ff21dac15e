import { deskApiPaths } from '@welding/domain/api-paths';
import { type MailPreview, mailPreviewSchema } from '@welding/domain/entities/mail';
import { type Quote, quoteSchema } from '@welding/domain/entities/quote';
import {
  type AcceptedQuote,
  type AcceptQuote,
  acceptedQuoteSchema,
  type CloseQuote,
} from '@welding/domain/entities/quote-answer';
import { deskRequest } from '#desk/session/desk-request.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { answerTexts } from './request-texts.ts';

const toQuote = (json: unknown) => quoteSchema.parse(json);

export async function markRequestSeen(id: string): Promise<Quote> {
  return await deskRequest(deskApiPaths.quote(id, 'seen'), toQuote, { method: 'POST' });
}

export async function acceptRequest(
  id: string,
  body: AcceptQuote,
  idempotencyKey: string,
): Promise<AcceptedQuote> {
  const parse = (json: unknown) => acceptedQuoteSchema.parse(json);
  return await deskRequest(deskApiPaths.quote(id, 'accept'), parse, { body, idempotencyKey });
}

/** A preview of the acceptance mail, with `tell`. */
export async function askForAcceptMail(
  id: string,
  answer: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<MailPreview> {
  const parse = (json: unknown) => mailPreviewSchema.parse(json);
  return await deskRequest(deskApiPaths.acceptMail(id, answer), parse, { signal });
}

export async function closeRequest(id: string, body: CloseQuote): Promise<Quote> {
  return await deskRequest(deskApiPaths.quote(id, 'close'), toQuote, { body });
}

export async function reopenRequest(id: string): Promise<Quote> {
  return await deskRequest(deskApiPaths.quote(id, 'reopen'), toQuote, { method: 'POST' });
}

export function offerUndo(id: string, title: string, description: string): void {
  const onAction = () => void undo(id);
  void showToast({ title, description, action: { label: answerTexts().undo, onAction } });
}

async function undo(id: string): Promise<void> {
  const t = answerTexts();
  try {
    await reopenRequest(id);
    void showToast({ title: t.undone, description: t.openAgain });
  } catch (error) {
    const description = error instanceof ApiError ? `${error.reason}.` : t.notUndoneOffline;
    void showToast({ title: t.notUndone, description, variant: 'destructive' });
  }
}
