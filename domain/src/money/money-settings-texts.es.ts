import type { Translated } from '../values/language.ts';
import type { texts as english } from './money-settings-texts.en.ts';

export const texts: Translated<typeof english> = {
  rateName: 'Nombre de la tarifa',
  rateNameRequired: 'Escriba el nombre de la tarifa',
  rate: 'La tarifa debe ser un monto de 0 a 10,000 dólares',
  terms: 'Condiciones',
  validity: 'Vigencia',
  dueDate: 'Plazo de pago',
  homeRepairNotice: 'El aviso de reparación en el hogar debe estar activado o desactivado',
  reminder: 'Recordatorio',
  tooManyReminders: 'Cinco recordatorios como máximo',
  papersNeedCode: 'El código para los documentos debe estar activado o desactivado',
  wholeDays: (label, min, max) => `${label}: debe ser un número entero de días, de ${min} a ${max}`,
};
