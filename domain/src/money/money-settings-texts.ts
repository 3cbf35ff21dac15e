import { inLanguages, say } from '../values/language.ts';

export const moneySettingsTexts = inLanguages({
  rateName: say('Rate name', 'Nombre de la tarifa'),
  rateNameRequired: say('Rate name is required', 'Escriba el nombre de la tarifa'),
  rate: say(
    'Rate must be an amount from 0 to 10,000 dollars',
    'La tarifa debe ser un monto de 0 a 10,000 dólares',
  ),
  terms: say('Terms', 'Condiciones'),
  validity: say('Validity', 'Vigencia'),
  dueDate: say('Due date', 'Plazo de pago'),
  homeRepairNotice: say(
    'The home repair notice must be on or off',
    'El aviso de reparación en el hogar debe estar activado o desactivado',
  ),
  reminder: say('Reminder', 'Recordatorio'),
  followUp: say('Follow-up', 'Seguimiento'),
  tooManyReminders: say('At most five reminders are possible', 'Cinco recordatorios como máximo'),
  papersNeedCode: say(
    'A code for papers must be on or off',
    'El código para los documentos debe estar activado o desactivado',
  ),
  wholeDays: say(
    (label: string, min: number, max: number) =>
      `${label} must be a whole number of days from ${min} to ${max}`,
    (label, min, max) => `${label}: debe ser un número entero de días, de ${min} a ${max}`,
  ),
});
