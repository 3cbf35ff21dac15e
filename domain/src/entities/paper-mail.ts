import * as z from 'zod/mini';
import { idSchema, strictBody } from '../values/text-fields.ts';
import { writingTexts } from './writing-texts.ts';

/** What a mail about an estimate or invoice does: it brings it, again where it was sent already, or reminds of it. */
const asSchema = z.enum(['send', 'remind'], { error: () => writingTexts().as });
export type PaperMailAs = z.infer<typeof asSchema>;

/** The body of POST /api/desk/estimates/{id}/mail and /api/desk/invoices/{id}/mail. */
export const paperMailSchema = strictBody({ as: asSchema });

/** The address of GET /api/desk/estimates/{id}/mail?as= and /api/desk/invoices/{id}/mail?as= */
export const paperMailParamsSchema = z.object({ id: idSchema, as: asSchema });
