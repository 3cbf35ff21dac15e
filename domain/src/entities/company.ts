import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { trueOrFalse, wholeNumber } from '../values/given-number.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import {
  addressLine,
  emptyAsMissing,
  idSchema,
  optionalLine,
  requiredLine,
  strictBody,
} from '../values/text-fields.ts';
import { type ContactRole, contactRoles } from './client.ts';
import { clientTexts } from './person-fields.ts';

const companyTexts = inLanguages({
  company: say('Company', 'Empresa'),
  billingAddress: say('Billing address', 'Dirección de facturación'),
  dueDays: say('Payment terms', 'El plazo de pago'),
  taxExempt: say('Tax exempt', 'Exento de impuestos'),
  taxNumber: say('Certificate number', 'Número del certificado'),
  taxNumberRequired: say(
    'Please enter the number of the exemption certificate',
    'Escriba el número del certificado de exención',
  ),
  roles: {
    estimates: say('Estimates', 'Presupuestos'),
    invoices: say('Invoices', 'Facturas'),
    visits: say('Visits', 'Visitas'),
    gate: say('Gate', 'Acceso'),
  },
  role: say(
    'Roles must be estimates, invoices, visits or gate',
    'Los encargos deben ser presupuestos, facturas, visitas o acceso',
  ),
  contactsList: say('Contacts must be a list', 'Los contactos deben ser una lista'),
  tooManyContacts: say(
    (most: number) => `A client has at most ${most} contacts`,
    (most) => `Un cliente tiene como máximo ${most} contactos`,
  ),
  contactTwice: say(
    'Each contact needs an email of their own',
    'Cada contacto necesita su propio correo electrónico',
  ),
  unknownContact: say(
    'One of these contacts is no longer this client’s. Please reload the page and try again',
    'Uno de estos contactos ya no es de este cliente. Vuelva a cargar la página e intente de nuevo',
  ),
  certificateGone: say(
    'The photo of the certificate is gone. Please add it again',
    'La foto del certificado ya no está. Agréguela de nuevo',
  ),
  asksPo: say('Asks for a PO number', 'Pide número de orden de compra'),
  poNumber: say('PO number', 'Número de orden de compra'),
  poNumberMissing: say(
    'Please enter your PO number. Your company asks for one on each approval',
    'Escriba su número de orden de compra. Su empresa lo pide en cada aprobación',
  ),
  notExempt: say('This client is not tax exempt', 'Este cliente no está exento de impuestos'),
  exemptNow: say(
    'Tax exempt: replaced by an invoice without sales tax',
    'Exento de impuestos: la reemplaza una factura sin impuesto sobre ventas',
  ),
  taxedExempt: say(
    'This client is exempt from sales tax. Set the sales tax to none, then send it',
    'Este cliente está exento del impuesto sobre ventas. Quite el impuesto y vuelva a enviar',
  ),
});

/** The number of the sales tax exemption certificate, and its photo's id. */
const taxExemptSchema = strictBody({
  number: requiredLine(
    () => companyTexts().taxNumber,
    60,
    () => companyTexts().taxNumberRequired,
  ),
  file: z.optional(idSchema),
});

/** The contact's fields in the desk's form. */
export const contactFields = {
  firstName: requiredLine(
    () => clientTexts().firstName,
    textLimits.name,
    () => clientTexts().firstNameRequired,
  ),
  lastName: optionalLine(() => clientTexts().lastName, textLimits.name),
  email: emptyAsMissing(emailSchema),
  phone: emptyAsMissing(optionalLine(() => clientTexts().phone, textLimits.phone)),
  roles: z.array(z.enum(contactRoles, { error: () => companyTexts().role }), {
    error: () => companyTexts().role,
  }),
};
const contactSchema = strictBody({ id: z.optional(idSchema), ...contactFields });
export const mostContacts = 20;

const contactsSchema = z.array(contactSchema, { error: () => companyTexts().contactsList }).check(
  z.maxLength(mostContacts, { error: () => companyTexts().tooManyContacts(mostContacts) }),
  z.refine((contacts) => isEachOnce(contacts.flatMap(({ id }) => id ?? [])), {
    error: () => companyTexts().contactTwice,
  }),
  z.refine((contacts) => isEachOnce(contacts.flatMap(({ email }) => email ?? [])), {
    error: () => companyTexts().contactTwice,
  }),
);

function isEachOnce(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

export const contactRoleLabels: Record<ContactRole, string> = inCurrentLanguage(() => companyTexts().roles);

/** A company's fields in a change of the client. Null and '' remove a field. */
export const companyFields = {
  company: optionalLine(() => companyTexts().company, textLimits.title),
  billingAddress: addressLine(() => companyTexts().billingAddress),
  /** Days from an invoice's date to its due date, if not the owner's setting. */
  dueDays: z.optional(z.nullable(wholeNumber(() => companyTexts().dueDays, 0, 180))),
  taxExempt: z.optional(z.nullable(taxExemptSchema)),
  /** Approvals require the client's purchase order number. */
  asksPo: z.optional(trueOrFalse(() => companyTexts().asksPo)),
  /** The complete list. A contact without an id is new; an id must be that of a contact the client has. */
  contacts: z.optional(contactsSchema),
};

/** The number of a client's purchase order. */
export const poNumberField = optionalLine(() => companyTexts().poNumber, 60);

export const companyMessages = inCurrentLanguage(() => companyTexts());
