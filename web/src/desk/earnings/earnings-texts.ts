import { inLanguages, plural, say } from '@welding/domain/values/language';

export const jobEarningsTexts = inLanguages({
  whatThisJobEarns: say('What this job earns', 'Lo que deja este trabajo'),
  whatItEarns: say('Profit', 'Ganancia'),
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
  showNumbers: say('Show numbers', 'Ver números'),
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
  title: say('Over budget', 'Trabajos que costaron de más'),
  all: say('Job profit', 'Ganancia por trabajo'),
  spending: say('Spending', 'Gastos del trabajo'),
  whoSees: say(
    'Only you and the owner see what you spend on this job.',
    'Solo usted y la gerencia ven lo que gasta en este trabajo.',
  ),
});

export const costWordsTexts = inLanguages({
  losing: say(
    (loss: string) => `This job is losing ${loss}: it costs more than it brings in.`,
    (loss) => `Este trabajo pierde ${loss}: cuesta más de lo que deja.`,
  ),
  marginDown: say(
    (planned: string, now: string) =>
      `This job earns less than planned. Its margin is down from ${planned} to ${now}.`,
    (planned, now) => `Este trabajo deja menos de lo planeado. Su margen bajó de ${planned} a ${now}.`,
  ),
  hoursOver: say(
    (worked: string, planned: string) => `This job has taken ${worked}. Planned: ${planned}.`,
    (worked, planned) => `Este trabajo lleva ${worked}. Lo planeado: ${planned}.`,
  ),
  linesWithoutCost: say(
    (lines: number) =>
      plural(
        lines,
        '1 line of the estimate has no cost in the price book.',
        `${lines} lines of the estimate have no cost in the price book.`,
      ),
    (lines) =>
      plural(
        lines,
        '1 renglón del presupuesto no tiene costo en la lista de precios.',
        `${lines} renglones del presupuesto no tienen costo en la lista de precios.`,
      ),
  ),
  hoursWithoutRate: say(
    (worked: string) => `Counted as free: ${worked} by people without an hourly rate.`,
    (worked) => `Cuenta como gratis: ${worked} de personas sin costo por hora.`,
  ),
  laborNotByHour: say(
    (lines: number) =>
      plural(
        lines,
        '1 line of labor is not sold by the hour.',
        `${lines} lines of labor are not sold by the hour.`,
      ),
    (lines) =>
      plural(
        lines,
        '1 renglón de mano de obra no se vende por hora.',
        `${lines} renglones de mano de obra no se venden por hora.`,
      ),
  ),
  noRates: say(
    'Nobody has an hourly rate yet, so there is no planned profit.',
    'Todavía nadie tiene costo por hora, así que no hay ganancia planeada.',
  ),
});
