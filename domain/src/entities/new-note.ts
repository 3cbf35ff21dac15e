import { textLimits } from '../values/limits.ts';
import { requiredText, strictBody } from '../values/text-fields.ts';
import { writingTexts } from './writing-texts.ts';

/** The body of POST /api/desk/projects/{id}/notes and of POST /api/desk/appointments/{id}/notes. */
export const newNoteSchema = strictBody({
  text: requiredText(
    () => writingTexts().note,
    textLimits.text,
    () => writingTexts().textRequired,
  ),
});
