/** Something that runs by the clock. */
export type Schedule = {
  /** The function's name. */
  readonly target: string;
  /** As the tables call it. */
  readonly name: string;
  readonly runsADay: number;
};

const [minutes, hours] = [24 * 60, 24];

/**
 * What runs by the clock (functions/src/scheduled). The sweep of photos is not among them: it looks into Cloud Storage as
 * well, which the bench leaves out.
 */
export const schedules: readonly Schedule[] = [
  { target: 'sendWaitingMail', name: 'Each minute: mails that wait', runsADay: minutes },
  { target: 'sendWaitingPushes', name: 'Each minute: notifications that wait', runsADay: minutes },
  { target: 'remindOfVisits', name: 'Every five minutes: reminders of visits', runsADay: minutes / 5 },
  { target: 'remindOfInvoices', name: 'Every hour: reminders of invoices', runsADay: hours },
  { target: 'reconcilePayments', name: 'Every six hours: payments without a webhook', runsADay: 4 },
  { target: 'repairCalendar', name: 'Every night: the calendar compared with the visits', runsADay: 1 },
  { target: 'repeatPlans', name: 'Every night: plans that repeat', runsADay: 1 },
];
