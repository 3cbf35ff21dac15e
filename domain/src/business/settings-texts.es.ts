import type { Translated } from '../values/language.ts';
import type { texts as english } from './settings-texts.en.ts';

export const texts: Translated<typeof english> = {
  label: 'Nombre',
  labelRequired: 'Escriba un nombre',
  hoursBefore: 'Horas antes de la visita',
  clock: 'La hora debe tener la forma HH:mm',
  closesLater: 'La hora de cierre debe ser después de la de apertura',
  date: 'La fecha debe ser un día del calendario',
  reminderHour: 'El recordatorio del día anterior debe salir entre las 8:00 a. m. y las 9:00 p. m.',
  showNames: 'Mostrar nombres',
  daysOnce: 'Anote cada día especial una sola vez',
  ratesOnce: 'Cada tarifa de mano de obra necesita su propio nombre',
  tooManyDays: (max) => `${max} días especiales como máximo`,
  tooManyRates: (max) => `${max} tarifas de mano de obra como máximo`,
};
