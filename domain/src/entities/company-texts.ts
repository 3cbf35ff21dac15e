import { inLanguages, say } from '../values/language.ts';

export const companyTexts = inLanguages({
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
  taxedExempt: say(
    'This client is exempt from sales tax. Set the sales tax to none, then send it',
    'Este cliente está exento del impuesto sobre ventas. Quite el impuesto y vuelva a enviar',
  ),
});
