import { firestoreNews } from './fixtures.ts';
import { test } from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { allRead, type Read } from './week/all-read.ts';
import {
  completeTheJob,
  findReceipts,
  invoiceTheRest,
  payByCode,
  refund,
  seePhotos,
} from './week/from-invoice-to-receipts.ts';
import {
  acceptAndSendEstimate,
  openPortal,
  requestWithoutSignal,
  signAndPayDeposit,
} from './week/from-request-to-deposit.ts';
import { readMails } from './week/mails-read.ts';
import { beginTheFirst, finishAndCollect, handOver, planTwoVisits, signExtraWork } from './week/on-site.ts';
import {
  type LanguagesOfTheWeek,
  type PeopleOfTheWeek,
  withPeopleOfTheWeek,
} from './week/people-of-the-week.ts';

/** The journeys of each part use English. */
const languages: LanguagesOfTheWeek = { client: 'es', welder: 'es' };

type Step = (people: PeopleOfTheWeek) => Promise<void>;

/** Each step, and the changes it makes in how people see the job. */
const week: readonly (readonly [what: string, happens: readonly Step[], read: Partial<Read>])[] = [
  [
    'Monday: a request from a yard without a signal is accepted without a mail, and becomes an estimate',
    [requestWithoutSignal, acceptAndSendEstimate, openPortal],
    { status: 'pending', paid: 0, hasNextVisit: false },
  ],
  [
    'The client signs and pays the deposit from the mail',
    [signAndPayDeposit],
    { agreed: 1_000, paid: 500, balance: 500 },
  ],
  [
    'Tuesday: two visits are planned, and the first begins',
    [planTwoVisits, beginTheFirst],
    { status: 'in_progress', hasNextVisit: true, toCollect: 500 },
  ],
  [
    'Extra work is signed on the welder’s phone without a signal',
    [signExtraWork],
    { agreed: 1_180, balance: 680, toCollect: 680 },
  ],
  [
    'Wednesday: finished, photographed and $400 taken in cash where there is no signal',
    [finishAndCollect],
    { paid: 900, balance: 280, hasNextVisit: false, toCollect: 280 },
  ],
  ['and handed over', [(people) => handOver(people, 400)], {}],
  ['Thursday: the rest is invoiced, and nobody types what was agreed', [invoiceTheRest], { invoiced: 1_180 }],
  [
    'and paid by card from a code on the welder’s phone',
    [payByCode, completeTheJob],
    { status: 'completed', paid: 1_180, balance: 0, toCollect: 0 },
  ],
  [
    'Friday: a part goes back, and nobody owes it again',
    [(people) => refund(people, '45.25')],
    { invoiced: 1_134.75, paid: 1_134.75 },
  ],
];

test('A week: one job from an offline request to the refund, read alike by client, welder and office', async ({
  page: client,
  network,
  browser,
  stack,
  otherDevice,
  allowConsole,
}) => {
  test.slow();
  skipInOldChromium(browser.version());
  allowConsole(firestoreNews);
  await withPeopleOfTheWeek({ languages, client, network, otherDevice, stack }, async (people) => {
    let read: Read = { status: 'pending', paid: 0, hasNextVisit: false };
    for (const [what, happens, changed] of week) {
      await test.step(what, async () => {
        for (const step of happens) await step(people);
        read = { ...read, ...changed };
        await allRead(people, read);
      });
    }
    await test.step('Every payment has its receipt, and each mail is in its reader’s language', async () => {
      await findReceipts(people);
      await seePhotos(people);
      await readMails(people);
    });
  });
});
