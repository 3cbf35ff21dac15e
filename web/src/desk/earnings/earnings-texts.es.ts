import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './earnings-texts.en.ts';

export const texts: Translated<typeof english> = {
  whatThisJobEarns: 'Lo que deja este trabajo',
  whatItEarns: 'Lo que deja',
  loading: 'Cargando lo que deja este trabajo',
  of: (earned) => `De ${earned}:`,
  ofWithoutTax: (earned, salesTax) => `De ${earned}, sin ${salesTax} de impuesto sobre ventas:`,
  onlyYouSeeThis:
    'Solo usted ve esto. Los materiales son el costo de los renglones del presupuesto; los gastos se suman aparte.',
  planned: 'Planeado',
  soFar: 'Hasta ahora',
  hours: 'Horas',
  margin: 'Margen',
  atMost: (figure) => `a lo más ${figure}`,
  unknown: 'No se sabe',
  noCostsYet: 'Sin costos aún',
  labor: 'Mano de obra',
  materials: 'Materiales',
  expenses: 'Gastos',
  profit: 'Ganancia',
  loss: (dollars) => `Pérdida ${dollars}`,
  title: 'Trabajos por encima de lo planeado',
  all: 'Lo que dejaron los trabajos',
  spending: 'Gastos del trabajo',
  whoSees: 'Solo usted y la gerencia ven lo que gasta en este trabajo.',
};
