import { emailSchema } from '../values/email.ts';
import { inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { requiredLine } from '../values/text-fields.ts';

export const clientTexts = inLanguages({
  firstName: say('First name', 'Nombre'),
  firstNameRequired: say('First name is required', 'Escriba su nombre'),
  lastName: say('Last name', 'Apellido'),
  lastNameRequired: say('Last name is required', 'Escriba su apellido'),
  phone: say('Phone number', 'Teléfono'),
  address: say('Address', 'Dirección'),
  phoneRequired: say('Valid phone number is required', 'Escriba un número de teléfono válido'),
  projectIdOrPhone: say(
    'Project ID or phone number is required',
    'Escriba el número de su proyecto o su teléfono',
  ),
  details: say('Project details', 'Detalles del trabajo'),
  detailsRequired: say('Please provide project details', 'Cuéntenos los detalles del trabajo'),
  streetAddress: say('Street address', 'Calle y número'),
  contactRequired: say('Please choose phone or email', 'Elija teléfono o correo electrónico'),
  serviceRequired: say('Please select a service', 'Elija un servicio'),
});

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
