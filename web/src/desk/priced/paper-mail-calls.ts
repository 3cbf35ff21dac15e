import { deskApiPaths } from '@welding/domain/api-paths';
import { type MailPreview, mailPreviewSchema } from '@welding/domain/entities/mail';
import type { PaperMailAs } from '@welding/domain/entities/paper-link';
import { deskRequest } from '#desk/session/desk-request.ts';

export type MailedPapers = 'estimates' | 'invoices';

const toPreview = (json: unknown) => mailPreviewSchema.parse(json);

/**
 * A preview of the mail.
 * @throws as `deskRequest`
 */
export async function fetchPreview(kind: MailedPapers, id: string, as: PaperMailAs): Promise<MailPreview> {
  return await deskRequest(`${deskApiPaths.paperMail(kind, id)}?as=${as}`, toPreview);
}

/**
 * Mails a paper again, or a reminder of it.
 * @throws as `deskRequest`
 */
export async function mailPaper(
  kind: MailedPapers,
  id: string,
  as: PaperMailAs,
  idempotencyKey: string,
): Promise<MailPreview> {
  const body = { as };
  return await deskRequest(deskApiPaths.paperMail(kind, id), toPreview, { body, idempotencyKey });
}
