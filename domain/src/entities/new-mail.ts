import * as z from 'zod/mini';
import { inCurrentLanguage } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { requiredLine, requiredText, strictBody } from '../values/text-fields.ts';
import { writingTexts } from './writing-texts.ts';

/** The body of POST /api/desk/mails: a mail from staff to a client. */
export const newMailSchema = strictBody({
  clientId: z.uuid({ error: () => writingTexts().clientRequired }),
  subject: requiredLine(
    () => writingTexts().subject,
    textLimits.title,
    () => writingTexts().subjectRequired,
  ),
  text: requiredText(
    () => writingTexts().message,
    textLimits.text,
    () => writingTexts().textRequired,
  ),
});
export type NewMail = z.infer<typeof newMailSchema>;

/** The path of POST /api/desk/mails/{id}/send-again and /dismiss. */
export const mailParamsSchema = z.object({
  id: z.string().check(z.regex(/^(?!__.*__$)[\w.:-]{1,200}$/, { error: () => writingTexts().noAddress })),
});

export const mailMessages = inCurrentLanguage(() => writingTexts().messages);
