import { inLanguages, say } from '@welding/domain/values/language';

export const earningsTexts = inLanguages({
  jobs: say('Jobs', 'Trabajos'),
  profit: say('Profit', 'Ganancia'),
  margin: say('Margin', 'Margen'),
  introduction: say(
    'Jobs count in the month in which they were completed. Only you see this.',
    'Los trabajos cuentan en el mes en que se terminaron. Solo usted ve esto.',
  ),
  incomplete: say(
    'More jobs than this page can add up: the totals are incomplete.',
    'Hay más trabajos de los que esta página puede sumar: las sumas no están completas.',
  ),
  underWayAndAbovePlan: say('Under way, and above plan', 'En curso y por encima de lo planeado'),
  noJobs: say('No job was completed this month.', 'Este mes no se terminó ningún trabajo.'),
  profitOf: say(
    (jobs: number) => (jobs === 1 ? 'Profit of 1 job' : `Profit of ${jobs} jobs`),
    (jobs) => (jobs === 1 ? 'Ganancia de 1 trabajo' : `Ganancia de ${jobs} trabajos`),
  ),
  marginOf: say(
    (margin: string, earned: string) => `${margin} of ${earned}`,
    (margin, earned) => `${margin} de ${earned}`,
  ),
  noCosts: say('no costs recorded', 'sin costos anotados'),
  whatWasEarned: say('What was earned', 'Lo que se ganó'),
  whatJobsEarned: say('What jobs earned', 'Lo que dejaron los trabajos'),
  toLookAt: say('To look at', 'Por revisar'),
  atMost: say(
    (dollars: string) => `at most ${dollars}`,
    (dollars) => `máximo ${dollars}`,
  ),
  jobsByEarned: say('Jobs by what they earned', 'Trabajos según lo que dejaron'),
  byService: say('By service', 'Por servicio'),
  byWelder: say('By welder', 'Por soldador'),
  foundUs: say('How they found us', 'Cómo nos encontraron'),
  foundUsIntroduction: say(
    (month: string) =>
      `Requests and calls of ${month}, and what has come of them until now. Only you see this.`,
    (month) => `Solicitudes y llamadas de ${month}, y lo que resultó de ellas hasta hoy. Solo usted ve esto.`,
  ),
  tooManyRequests: say(
    'More requests than this page can add up: the totals are incomplete.',
    'Hay más solicitudes de las que esta página puede sumar: las sumas no están completas.',
  ),
  noRequests: say('No requests this month.', 'Este mes no llegó ninguna solicitud.'),
  source: say('Source', 'Origen'),
  requests: say('Won', 'Ganadas'),
  wonOf: say(
    (won: number, requests: number) => `${won} of ${requests}`,
    (won, requests) => `${won} de ${requests}`,
  ),
  askedFor: say('Quoted', 'Cotizado'),
  agreed: say('Agreed', 'Acordado'),
  earned: say('Earned', 'Ganancia'),
  notSaid: say('Not said', 'Sin respuesta'),
  loading: say(
    (month: string) => `Loading ${month}`,
    (month) => `Cargando ${month}`,
  ),
});
