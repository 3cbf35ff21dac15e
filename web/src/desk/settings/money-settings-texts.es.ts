import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './money-settings-texts.en.ts';

export const texts: Translated<typeof english> = {
  settingsSaved: 'Configuración guardada',
  saveSettings: 'Guardar la configuración',
  saving: 'Guardando',
  estimatesAndInvoices: 'Presupuestos y facturas',
  salesTax: 'Impuesto sobre ventas (%)',
  salesTaxHint: 'Sobre el material y los renglones marcados con impuesto. Vacío si no hay.',
  deposit: 'Anticipo',
  depositHint: 'Lo que piden los presupuestos nuevos al aprobarse. Vacío si no hay.',
  validDays: 'Días de vigencia de un presupuesto',
  fromDayWritten: 'Desde el día en que se escribe.',
  dueDays: 'Días de plazo para pagar una factura',
  homeRepairNotice: 'Aviso de Illinois sobre reparaciones en el hogar',
  codeForPapers: 'Código para presupuestos y facturas',
  codeForPapersHint:
    'El enlace del correo pide entonces el código que el portal envía por correo electrónico. Sin él, quien tenga el correo puede abrir, aprobar y pagar.',
  terms: 'Condiciones',
  termsHint: 'Los presupuestos y las facturas nuevos empiezan con ellas.',
  homeRepairNoticeHint: (homeRepairThreshold) =>
    `Con los presupuestos de trabajos en un hogar de más de ${homeRepairThreshold}, como lo pide la ley 815 ILCS 513.`,
  reminderDays: 'Recordatorios, en días después del vencimiento',
  reminderDaysHint: 'Hasta cinco, por ejemplo 3, 14, 30. Vacío si no hay.',
  nounSettings: 'la configuración',
};
