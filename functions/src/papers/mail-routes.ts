import { paperMailParamsSchema, paperMailSchema } from '@welding/domain/entities/paper-link';
import { desk, office } from '#http/resource-routes.ts';
import { mailPaper, previewMail } from './mail-paper.ts';

export const routes = (['estimate', 'invoice'] as const).flatMap((kind) => [
  /** A preview of the mail that sends or reminds; 409 for a paper without one. */
  desk.get(`/${kind}s/:id/mail`, office, paperMailParamsSchema, ({ id, as }) =>
    previewMail({ kind, id, as }),
  ),
  desk.post(`/${kind}s/:id/mail`, office, paperMailSchema, ({ as }, by, id) =>
    mailPaper({ kind, id, as }, by),
  ),
]);
