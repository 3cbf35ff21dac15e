import { emailSchema } from '../values/email.ts';
import { textLimits } from '../values/limits.ts';
import { requiredLine } from '../values/text-fields.ts';
import { clientTexts } from './client-texts.ts';

/** Specification section 3: name and contact data of clients and requests. */
export const personFields = {
  firstName: requiredLine(
    () => clientTexts().firstName,
    textLimits.name,
    () => clientTexts().firstNameRequired,
  ),
  lastName: requiredLine(
    () => clientTexts().lastName,
    textLimits.name,
    () => clientTexts().lastNameRequired,
  ),
  email: emailSchema,
  phone: requiredLine(
    () => clientTexts().phone,
    textLimits.phone,
    () => clientTexts().phoneRequired,
    10,
  ),
};
