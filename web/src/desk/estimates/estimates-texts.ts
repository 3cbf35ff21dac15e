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
  next: {
    answer: say('Answer the question', 'Responder la pregunta'),
    draft: say('Send it', 'Enviarlo'),
    sent: say('Wait for the client', 'Esperar al cliente'),
    expired: say('Send a new version', 'Enviar otra versión'),
  },
  until: say(
    (day: string) => `until ${day}`,
    (day) => `vigente hasta el ${day}`,
  ),
});

export const alikeTexts = inLanguages({
  jobsLikeThis: say('The last jobs like this', 'Los últimos trabajos parecidos'),
  loading: say('Loading jobs like this', 'Cargando trabajos parecidos'),
  few: say(
    (count: number) =>
      count === 0
        ? 'No finished job like this yet.'
        : plural(
            count,
            'Only 1 finished job like this: little to go by.',
            `Only ${count} finished jobs like this: little to go by.`,
          ),
    (count) =>
      count === 0
        ? 'Todavía no hay trabajos terminados parecidos.'
        : plural(
            count,
            'Solo 1 trabajo terminado parecido: es poca referencia.',
            `Solo ${count} trabajos terminados parecidos: es poca referencia.`,
          ),
  ),
  quoted: say(
    (dollars: string) => `quoted ${dollars}`,
    (dollars) => `cotizado ${dollars}`,
  ),
  planned: say(
    (time: string) => `${time} planned`,
    (time) => `planeado ${time}`,
  ),
  worked: say(
    (time: string) => `${time} worked`,
    (time) => `trabajado ${time}`,
  ),
  earned: say(
    (dollars: string) => `earned ${dollars}`,
    (dollars) => `ganancia ${dollars}`,
  ),
  photoOf: say(
    (title: string, number: number) => `${title}, photo ${number}`,
    (title, number) => `${title}, foto ${number}`,
  ),
  takeLines: say('Use these lines', 'Usar estos conceptos'),
  takeLinesOf: say(
    (title: string) => `Use these lines: ${title}`,
    (title) => `Usar estos conceptos: ${title}`,
  ),
  linesAdded: say(
    (title: string) => `Lines of ${title} added`,
    (title) => `Se agregaron los renglones de ${title}`,
  ),
  noLines: say('This job has no approved estimate', 'Este trabajo no tiene un presupuesto aprobado'),
  notLoaded: say(
    'The lines did not load. Please try again',
    'Los renglones no se cargaron. Inténtelo de nuevo',
  ),
});
