import { inLanguages, say } from '@welding/domain/values/language';

export const moneySettingsTexts = inLanguages({
  settingsSaved: say('Settings saved', 'Configuración guardada'),
  saveSettings: say('Save settings', 'Guardar la configuración'),
  saving: say('Saving', 'Guardando'),
  estimatesAndInvoices: say('Estimates and invoices', 'Presupuestos y facturas'),
  salesTax: say('Sales tax in percent', 'Impuesto sobre ventas (%)'),
  salesTaxHint: say(
    'On material, and on lines marked as taxed. Empty for none.',
    'Sobre el material y los renglones marcados con impuesto. Vacío si no hay.',
  ),
  deposit: say('Deposit', 'Anticipo'),
  depositHint: say(
    'What new estimates ask for on approval. Empty for none.',
    'Lo que piden los presupuestos nuevos al aprobarse. Vacío si no hay.',
  ),
  validDays: say('Days an estimate is good for', 'Días de vigencia de un presupuesto'),
  fromDayWritten: say('From the day it is written.', 'Desde el día en que se escribe.'),
  dueDays: say('Days until an invoice is due', 'Días de plazo para pagar una factura'),
  homeRepairNotice: say(
    'Illinois’ notice on home repair',
    'Aviso de Illinois sobre reparaciones en el hogar',
  ),
  codeForPapers: say('A code for estimates and invoices', 'Código para presupuestos y facturas'),
  codeForPapersHint: say(
    'The link in an e-mail then asks for the portal’s code. Without it, whoever has the e-mail can open, approve and pay.',
    'El enlace del correo pide entonces el código que el portal envía por correo electrónico. Sin él, quien tenga el correo puede abrir, aprobar y pagar.',
  ),
  terms: say('Terms', 'Condiciones'),
  termsHint: say(
    'New estimates and invoices begin with them.',
    'Los presupuestos y las facturas nuevos empiezan con ellas.',
  ),
  homeRepairNoticeHint: say(
    (homeRepairThreshold: string) =>
      `With estimates for work at a home above ${homeRepairThreshold}, as 815 ILCS 513 asks.`,
    (homeRepairThreshold) =>
      `Con los presupuestos de trabajos en un hogar de más de ${homeRepairThreshold}, como lo pide la ley 815 ILCS 513.`,
  ),
  reminderDays: say(
    'Reminders, in days after the due date',
    'Recordatorios, en días después del vencimiento',
  ),
  reminderDaysHint: say(
    'Up to five, such as 3, 14, 30. Empty for none.',
    'Hasta cinco, por ejemplo 3, 14, 30. Vacío si no hay.',
  ),
  nounSettings: say('settings', 'la configuración'),
});
