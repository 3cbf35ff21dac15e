import { deskApiPaths } from '@welding/domain/api-paths';
import { type MailPreview, mailPreviewSchema } from '@welding/domain/entities/mail-preview';
import type { PaperMailAs } from '@welding/domain/entities/paper-link';
import { deskRequest } from '#desk/session/desk-request.ts';

export type PaperKind = 'estimates' | 'invoices';

const toPreview = (json: unknown) => mailPreviewSchema.parse(json);

/** The mail about an estimate or invoice as it would go out. @throws as `deskRequest` */
export async function fetchPreview(kind: PaperKind, id: string, as: PaperMailAs): Promise<MailPreview> {
  return await deskRequest(`${deskApiPaths.paperMail(kind, id)}?as=${as}`, toPreview);
}

/** Mails an estimate or invoice once more, or reminds of it. @throws as `deskRequest` */
export async function mailPaper(
  kind: PaperKind,
  id: string,
  as: PaperMailAs,
  idempotencyKey: string,
): Promise<MailPreview> {
  const body = { as };
  return await deskRequest(deskApiPaths.paperMail(kind, id), toPreview, { body, idempotencyKey });
}
