import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './estimates-texts.en.ts';

export const texts: Translated<typeof english> = {
  noneOf: {
    sent: 'No hay presupuestos enviados.',
    draft: 'No hay borradores.',
    approved: 'No hay presupuestos aprobados.',
    declined: 'No hay presupuestos rechazados.',
    replaced: 'No hay presupuestos reemplazados.',
  },
  estimatesThatAre: 'Estado de los presupuestos',
  noEstimateYet: 'Todavía no hay presupuestos.',
  estimates: 'Presupuestos',
  newEstimate: 'Presupuesto nuevo',
  nounEstimates: 'presupuestos',
  questionWaits: 'Una pregunta espera respuesta',
  until: (day) => `vigente hasta el ${day}`,
};
