/* The export has every collection, or a reason why it lacks one. A test checks that each one is named here. */

export type Kept = {
  /** Fields that the table for people omits, because they are too long or useless there. */
  readonly notInTable?: readonly string[];
  /** Documents that the export omits. */
  readonly except?: { readonly field: string; readonly is: string };
};

/** In the file's order. */
export const keptCollections: Readonly<Record<string, Kept>> = {
  clients: { notInTable: ['searchTerms'] },
  clientEmails: {},
  staff: {},
  staffEmails: {},
  staffRates: {},
  settings: {},
  counters: {},
  quotes: { notInTable: ['searchTerms'] },
  projects: {},
  projectPlaces: { notInTable: ['searchTerms'] },
  projectNotes: {},
  projectLedgers: {},
  finishedJobs: {},
  looseMoney: {},
  appointments: {},
  visitContacts: {},
  clientVisits: {},
  appointmentNotes: {},
  refusedTaps: {},
  calendarDays: {},
  blocks: {},
  recurringBlocks: {},
  workEntries: {},
  workRates: {},
  weekComments: {},
  estimates: {},
  estimateCosts: {},
  estimateTemplates: {},
  invoices: {},
  payments: {},
  unrecordedPayments: {},
  expenses: { notInTable: ['searchTerms'] },
  priceBook: {},
  priceCosts: {},
  works: {},
  reviews: {},
  photos: {},
  imports: {},
  importPages: {},
  // Waiting mails may hold codes, and a restored copy must not send what this project sends.
  mail: {
    notInTable: ['html', 'text', 'headers', 'attachments', 'inEnglish', 'inSpanish'],
    except: { field: 'status', is: 'queued' },
  },
  audit: {},
};

/** The reasons why collections are not in the file. */
export const leftOutCollections: Readonly<Record<string, string>> = {
  calendarFeeds: 'addresses of calendars are signed with a secret of the project: subscribe again',
  endedSessions: 'sessions end with the project: clients sign in again',
  hourLedgers: 'only orders changes of one person’s hours',
  idempotencyKeys: 'repeated requests are recognized for a day',
  loginCodes: 'codes are valid for minutes',
  paperLinks: 'links of mails hold secrets and end after 60 days: mail the paper again',
  pushDevices: 'devices are subscribed with a key of the project: turn notifications on again',
  pushes: 'notifications wait for seconds',
  rateLimits: 'limits are counted for a day',
  troubles: 'what scheduled runs passed over: they note it again where it still is so',
  reconciliation: 'how far the checks of payments and plans came: they begin again by themselves',
};
