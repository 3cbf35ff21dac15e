import { inLanguages, plural, say } from '@welding/domain/values/language';

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
  sentOn: say(
    (day: string) => `sent ${day}`,
    (day) => `envío: ${day}`,
  ),
  seenOn: say(
    (day: string) => `opened ${day}`,
    (day) => `abierto: ${day}`,
  ),
  notSeen: say('not opened yet', 'sin abrir'),
  followedUpOn: say(
    (day: string) => `followed up ${day}`,
    (day) => `seguimiento: ${day}`,
  ),
  answeredOn: say(
    (day: string) => `answered ${day}`,
    (day) => `respuesta: ${day}`,
  ),
  open: say('Open', 'Por responder'),
  openEstimates: say(
    (count: number) => plural(count, '1 estimate', `${count} estimates`),
    (count) => plural(count, '1 presupuesto', `${count} presupuestos`),
  ),
  openedOfThem: say(
    (opened: number) => `${opened} opened by the client`,
    (opened) => plural(opened, '1 que abrió el cliente', `${opened} que abrió el cliente`),
  ),
  ofNewest: say(
    (count: number) => `of the newest ${count}`,
    (count) => `de los ${count} más recientes`,
  ),
  until: say(
    (day: string) => `until ${day}`,
    (day) => `vigente hasta el ${day}`,
  ),
});
