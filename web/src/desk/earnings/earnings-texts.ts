import { inLanguages, say } from '@welding/domain/values/language';

export const earningsTexts = inLanguages({
  whatThisJobEarns: say('What this job earns', 'Lo que deja este trabajo'),
  whatItEarns: say('What it earns', 'Lo que deja'),
  loading: say('Loading what this job earns', 'Cargando lo que deja este trabajo'),
  of: say(
    (earned: string) => `Of ${earned}:`,
    (earned) => `De ${earned}:`,
  ),
  ofWithoutTax: say(
    (earned: string, salesTax: string) => `Of ${earned}, without ${salesTax} of sales tax:`,
    (earned, salesTax) => `De ${earned}, sin ${salesTax} de impuesto sobre ventas:`,
  ),
  onlyYouSeeThis: say(
    'Only you see this. Materials are what the estimate’s lines cost; expenses come on top.',
    'Solo usted ve esto. Los materiales son el costo de los renglones del presupuesto; los gastos se suman aparte.',
  ),
  planned: say('Planned', 'Planeado'),
  soFar: say('So far', 'Hasta ahora'),
  hours: say('Hours', 'Horas'),
  margin: say('Margin', 'Margen'),
  atMost: say(
    (figure: string) => `at most ${figure}`,
    (figure) => `a lo más ${figure}`,
  ),
  unknown: say('Unknown', 'No se sabe'),
  noCostsYet: say('No costs yet', 'Sin costos aún'),
  labor: say('Labor', 'Mano de obra'),
  materials: say('Materials', 'Materiales'),
  expenses: say('Expenses', 'Gastos'),
  profit: say('Profit', 'Ganancia'),
  loss: say(
    (dollars: string) => `Loss ${dollars}`,
    (dollars) => `Pérdida ${dollars}`,
  ),
  title: say('Jobs over plan', 'Trabajos por encima de lo planeado'),
  all: say('What jobs earned', 'Lo que dejaron los trabajos'),
  spending: say('Spending', 'Gastos del trabajo'),
  whoSees: say(
    'Only you and the owner see what you spend on this job.',
    'Solo usted y la gerencia ven lo que gasta en este trabajo.',
  ),
});
