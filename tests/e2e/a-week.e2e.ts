import { firestoreNews } from './fixtures.ts';
import { test } from './network/offline-test.ts';
import { skipInOldChromium } from './network/old-chromium.ts';
import { allRead } from './week/all-read.ts';
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
import { type LanguagesOfTheWeek, withPeopleOfTheWeek } from './week/people-of-the-week.ts';

/** English is what the journeys of each part read. */
const languages: LanguagesOfTheWeek = { client: 'es', welder: 'es' };

test('A week: one job from a request without a signal to the refund and the receipts, read alike by all, by client and welder in Spanish and by the office in English', async ({
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
    await test.step('Monday: a request from a yard without a signal', async () => {
      await requestWithoutSignal(people);
    });

    await test.step('is accepted without a mail, and becomes an estimate', async () => {
      await acceptAndSendEstimate(people);
      await openPortal(people);
      await allRead(people, { status: 'pending', paid: 0, hasNextVisit: false });
    });

    await test.step('The client signs and pays the deposit from the mail', async () => {
      await signAndPayDeposit(people);
      await allRead(people, {
        status: 'pending',
        agreed: 1_000,
        paid: 500,
        balance: 500,
        hasNextVisit: false,
      });
    });

    await test.step('Tuesday: two visits are planned, and the first begins', async () => {
      await planTwoVisits(people);
      await beginTheFirst(people);
      await allRead(people, {
        status: 'in_progress',
        agreed: 1_000,
        paid: 500,
        balance: 500,
        hasNextVisit: true,
        toCollect: 500,
      });
    });

    await test.step('Extra work is signed on the welder’s phone without a signal', async () => {
      await signExtraWork(people);
      await allRead(people, {
        status: 'in_progress',
        agreed: 1_180,
        paid: 500,
        balance: 680,
        hasNextVisit: true,
        toCollect: 680,
      });
    });

    await test.step('Wednesday: finished, photographed and $400 taken in cash where there is no signal', async () => {
      await finishAndCollect(people);
      const read = { agreed: 1_180, paid: 900, balance: 280, hasNextVisit: false, toCollect: 280 };
      await allRead(people, { status: 'in_progress', ...read });
      await handOver(people, 400);
      await allRead(people, { status: 'in_progress', ...read });
    });

    await test.step('Thursday: the rest is invoiced, and nobody types what was agreed once more', async () => {
      await invoiceTheRest(people);
      await allRead(people, {
        status: 'in_progress',
        agreed: 1_180,
        invoiced: 1_180,
        paid: 900,
        balance: 280,
        hasNextVisit: false,
        toCollect: 280,
      });
    });

    await test.step('and paid by card from a code on the welder’s phone', async () => {
      await payByCode(people);
      await completeTheJob(people);
      await allRead(people, {
        status: 'completed',
        agreed: 1_180,
        invoiced: 1_180,
        paid: 1_180,
        balance: 0,
        hasNextVisit: false,
        toCollect: 0,
      });
    });

    await test.step('Friday: a part goes back, nobody owes it again, and every payment has its receipt', async () => {
      await refund(people, '45.25');
      await allRead(people, {
        status: 'completed',
        agreed: 1_180,
        invoiced: 1_134.75,
        paid: 1_134.75,
        balance: 0,
        hasNextVisit: false,
        toCollect: 0,
      });
      await findReceipts(people);
      await seePhotos(people);
      await readMails(people);
    });
  });
});
