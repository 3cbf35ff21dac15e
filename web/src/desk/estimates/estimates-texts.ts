import { inLanguages, say } from '@welding/domain/values/language';

export const estimatesTexts = inLanguages({
  noneOf: {
    sent: say('No sent estimates.', 'No hay presupuestos enviados.'),
    draft: say('No drafts.', 'No hay borradores.'),
    approved: say('No approved estimates.', 'No hay presupuestos aprobados.'),
    declined: say('No declined estimates.', 'No hay presupuestos rechazados.'),
    replaced: say('No replaced estimates.', 'No hay presupuestos reemplazados.'),
  },
  estimatesThatAre: say('Estimates that are', 'Estado de los presupuestos'),
  noEstimateYet: say('No estimate yet.', 'Todavía no hay presupuestos.'),
  estimates: say('Estimates', 'Presupuestos'),
  newEstimate: say('New estimate', 'Presupuesto nuevo'),
  nounEstimates: say('estimates', 'presupuestos'),
  questionWaits: say('A question waits for an answer', 'Una pregunta espera respuesta'),
  until: say(
    (day: string) => `until ${day}`,
    (day) => `vigente hasta el ${day}`,
  ),
});
