import { inLanguages, say } from '@welding/domain/values/language';

export const moneyOverviewTexts = inLanguages({
  notHandedOverYet: say('Not handed over yet', 'Todavía sin entregar'),
  noDepositPaid: say('No deposit has been paid yet.', 'Todavía no se ha pagado ningún anticipo.'),
  onlyFirst: say(
    (most: number) => `Only the first ${most} are shown. More show as these are done.`,
    (most) => `Solo se muestran los primeros ${most}. Los demás aparecen al resolver estos.`,
  ),
  noDepositIsHeld: say('No deposit is held.', 'No hay anticipos pendientes.'),
  allIsInvoiced: say(
    'No deposit is held: all that was paid is invoiced.',
    'No hay anticipos pendientes: todo lo que se pagó está facturado.',
  ),
  forWorkNotInvoiced: say('For work that is not invoiced yet', 'Por trabajo que todavía no se ha facturado'),
  depositsHeld: say('Deposits held', 'Anticipos pendientes de facturar'),
  exportOfBooks: say(
    'For the accountant: invoices by the day they were sent, payments by the day they came. Leave the days empty for all of them.',
    'Para el contador: las facturas por el día en que se enviaron, los pagos por el día en que llegaron. Sin fechas, todo.',
  ),
  exportOfExpenses: say('Expenses by the day they were paid.', 'Los gastos, por el día en que se pagaron.'),
  exportOfLists: say(
    'Every entry of a list, as CSV for a spreadsheet. Times are Chicago’s.',
    'Todas las entradas de una lista, en CSV para una hoja de cálculo, con las columnas en inglés. Las horas son las de Chicago.',
  ),
  invoices: say('Invoices', 'Facturas'),
  payments: say('Payments', 'Pagos'),
  expenses: say('Expenses', 'Gastos'),
  invoicesForQuickBooks: say('Invoices for QuickBooks', 'Facturas para QuickBooks'),
  paymentsForQuickBooks: say('Payments for QuickBooks', 'Pagos para QuickBooks'),
  clients: say('Clients', 'Clientes'),
  projects: say('Projects', 'Proyectos'),
  visits: say('Visits', 'Visitas'),
  requests: say('Requests', 'Solicitudes'),
  estimates: say('Estimates', 'Presupuestos'),
  export: say('Export', 'Exportar'),
  from: say('From', 'Desde'),
  to: say('To', 'Hasta'),
  toBeforeFrom: say('To must not be before From', '«Hasta» no puede ser antes de «Desde»'),
  noPaymentsThisMonth: say(
    'No payments this month. Record cash and checks on their project.',
    'Este mes no hay pagos. El efectivo y los cheques se registran en su proyecto.',
  ),
  whatCameIn: say('Payments received', 'Pagos recibidos'),
  totalNetOfRefunds: say('Total, net of refunds', 'Total, menos reembolsos'),
  client: say('Client', 'Cliente'),
  paidWithoutSigningIn: say('Paid without signing in', 'Pagado sin iniciar sesión'),
  money: say('Money', 'Dinero'),
  overview: say('Overview', 'Resumen'),
  priceBook: say('Price book', 'Lista de precios'),
  jobs: say('Jobs', 'Trabajos'),
  feesAndPayouts: say('Stripe’s fees and payouts', 'Comisiones y transferencias de Stripe'),
  earnings: say('Profit', 'Ganancias'),
  withoutAProject: say('Without a project', 'Sin proyecto'),
  nothingIsOwed: say('Nothing is owed.', 'No hay nada por cobrar.'),
  daysPastTheDueDate: say('Days past the due date.', 'Días después del vencimiento.'),
  onItsWay: say(
    (amount: string) => `Not counted: ${amount} on its way from clients’ banks.`,
    (amount) => `Sin contar ${amount} que vienen en camino desde los bancos de los clientes.`,
  ),
  allInvoices: say('All invoices', 'Todas las facturas'),
  owed: say('Outstanding', 'Por cobrar'),
  onInvoices: say(
    (count: number) => (count === 1 ? 'On 1 invoice' : `On ${count} invoices`),
    (count) => (count === 1 ? 'En 1 factura' : `En ${count} facturas`),
  ),
  noProjectIs: say(
    (status: string) => `No project is ${status}.`,
    (status) => `No hay proyectos con el estado «${status}».`,
  ),
  byProject: say('By project', 'Por proyecto'),
  projectsThatAre: say('Projects that are', 'Estado de los proyectos'),
  openTheProject: say('Open the project', 'Abrir el proyecto'),
  toLookAfter: say('Needs attention', 'Por atender'),
  disputed: say('Disputed', 'En disputa'),
  returnedRefunds: say('Returned refunds', 'Reembolsos devueltos por el banco'),
  notMatchedToAProject: say('Not matched to a project', 'Sin proyecto asignado'),
  nounInvoices: say('invoices', 'facturas'),
  nounPayments: say('payments', 'pagos'),
  nounDeposits: say('deposits', 'anticipos'),
  nounProjects: say('projects', 'proyectos'),
  show: say(
    (month: string) => `Show ${month}`,
    (month) => `Ver ${month}`,
  ),
});

export const earningsPageTexts = inLanguages({
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
  underWayAndAbovePlan: say('In progress, over budget', 'En curso y por encima del presupuesto'),
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
  whatJobsEarned: say('Job profit', 'Ganancia por trabajo'),
  toLookAt: say('To look at', 'Por revisar'),
  atMost: say(
    (dollars: string) => `at most ${dollars}`,
    (dollars) => `máximo ${dollars}`,
  ),
  jobsByEarned: say('Jobs by margin', 'Trabajos por margen'),
  notCounted: say(
    (jobs: number, earned: string) =>
      jobs === 1
        ? `1 job without hours or costs is not counted (${earned}).`
        : `${jobs} jobs without hours or costs are not counted (${earned}).`,
    (jobs, earned) =>
      jobs === 1
        ? `No se cuenta 1 trabajo sin horas ni costos (${earned}).`
        : `No se cuentan ${jobs} trabajos sin horas ni costos (${earned}).`,
  ),
  wonOfRequests: say(
    (won: number, requests: number) => `${won} of ${requests} won`,
    (won, requests) => `${won} de ${requests} ganadas`,
  ),
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
