import type { Mail } from '@welding/domain/entities/mail';
import * as logger from 'firebase-functions/logger';
import type { SendMailOptions } from 'nodemailer';
import type { PaperKind } from '#papers/find-paper.ts';

type Attachments = NonNullable<SendMailOptions['attachments']>;

/** Which estimate, invoice or payment a mail brings as a PDF. */
function paperOf(mail: Mail): readonly [PaperKind, string | undefined] | undefined {
  switch (mail.kind) {
    case 'estimate':
    case 'estimate-reminder':
    case 'estimate-approved':
      return ['estimate', mail.estimateId];
    case 'invoice':
    case 'invoice-reminder':
      return ['invoice', mail.invoiceId];
    case 'receipt':
      return ['receipt', mail.paymentId];
    default:
      return undefined;
  }
}

/**
 * The PDF that a mail brings, drawn when it is sent. What is gone by then, or cannot be drawn, does not hold the mail back:
 * its button leads to the same paper.
 */
export async function attachPaper(mail: Mail): Promise<Attachments> {
  const [kind, id] = paperOf(mail) ?? [];
  if (!kind || !id) return [];
  const [{ findPaper }, { renderPaper }] = await Promise.all([
    import('#papers/find-paper.ts'),
    import('#papers/render-paper.ts'),
  ]);
  try {
    const found = await findPaper(kind, id);
    if (!found) return [];
    const content = await renderPaper(found.paper);
    return [{ filename: found.filename, contentType: 'application/pdf', content }];
  } catch (error) {
    logger.error('paper not drawn', { mail: mail.id, paper: kind, id, cause: String(error) });
    return [];
  }
}
