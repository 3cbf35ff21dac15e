import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './earnings-texts.en.ts';

export const texts: Translated<typeof english> = {
  jobs: 'Trabajos',
  profit: 'Ganancia',
  margin: 'Margen',
  introduction: 'Los trabajos cuentan en el mes en que se terminaron. Solo usted ve esto.',
  incomplete: 'Hay más trabajos de los que esta página puede sumar: las sumas no están completas.',
  underWayAndAbovePlan: 'En curso y por encima de lo planeado',
  noJobs: 'Este mes no se terminó ningún trabajo.',
  profitOf: (jobs) => (jobs === 1 ? 'Ganancia de 1 trabajo' : `Ganancia de ${jobs} trabajos`),
  marginOf: (margin, earned) => `${margin} de ${earned}`,
  noCosts: 'sin costos anotados',
  whatWasEarned: 'Lo que se ganó',
  whatJobsEarned: 'Lo que dejaron los trabajos',
  toLookAt: 'Por revisar',
  atMost: (dollars) => `máximo ${dollars}`,
  jobsByEarned: 'Trabajos según lo que dejaron',
  byService: 'Por servicio',
  byWelder: 'Por soldador',
  loading: (month) => `Cargando ${month}`,
};
