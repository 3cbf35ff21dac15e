import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Staff } from '@welding/domain/entities/staff';
import type { Language } from '@welding/domain/values/language';
import type { TestStack } from '../../support/stack.ts';
import { createTestStaff } from '../../support/staff.ts';
import { openDesk, openScreen } from '../desk-page.ts';
import { leadTo } from '../lead-to.ts';
import { CuttableNetwork } from '../network/cuttable-network.ts';
import { workerIsReady } from '../network/offline-test.ts';
import { projectsCard } from '../portal-page.ts';
import { sampleQuote, type TypedQuote } from '../quote-form-page.ts';
import { saidToClients } from '../said-to-clients.ts';
import { saidToWelders } from '../said-to-welders.ts';

/** The request's service and the project's title, which no other test uses. Office and owner see it in English. */
export const jobTitle = 'Heavy-Duty Truck Repairs';

/** The languages of client and welder. Office and owner use English. */
export type LanguagesOfTheWeek = { readonly client: Language; readonly welder: Language };

/** All people of the week, each with a page that stays open. */
export type PeopleOfTheWeek = {
  readonly languages: LanguagesOfTheWeek;
  /** The client's texts. */
  readonly toClient: (typeof saidToClients)[Language];
  /** The welder's texts. */
  readonly toWelder: (typeof saidToWelders)[Language];
  /** The site and then the portal, on a connection that can be cut. */
  readonly client: Page;
  readonly network: CuttableNetwork;
  /** The same client's phone, signed out, for links of mails and QR codes. */
  readonly phone: Page;
  readonly owner: Page;
  readonly office: Page;
  /** Today, on a connection that can be cut. */
  readonly welder: Page;
  readonly welderNetwork: CuttableNetwork;
  readonly abe: Staff;
  readonly quote: TypedQuote;
  /** The visits at noon and at three, in the welder's view. */
  readonly stops: readonly [Locator, Locator];
  /** The job in the client's portal. */
  readonly job: Locator;
  /** The job's address at the desk, once it exists. */
  projectAddress: string;
};

type Given = {
  readonly languages: LanguagesOfTheWeek;
  readonly client: Page;
  readonly network: CuttableNetwork;
  readonly stack: TestStack;
  readonly otherDevice: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Opens a page for each person, signs the desk's people in, and runs `story`. */
export async function withPeopleOfTheWeek(
  { languages, client, network, otherDevice, stack }: Given,
  story: (people: PeopleOfTheWeek) => Promise<void>,
): Promise<void> {
  const unique = Date.now().toString(36);
  const quote = { ...sampleQuote(), lastName: `Zamora${unique}` };
  const [olga, oscar, abe] = await Promise.all([
    createTestStaff('owner', 'Olga'),
    createTestStaff('office', 'Oscar'),
    // Early in the alphabet, because the desk lists a limited number of people and other tests add theirs.
    createTestStaff('welder', `Abe ${unique}`),
  ]);
  const welderNetwork = await CuttableNetwork.open(stack.hosting);
  const [owner, office, welder, phone] = await Promise.all([
    otherDevice({ serviceWorkers: 'block' }),
    otherDevice({ serviceWorkers: 'block' }),
    // Only the welder's page needs a worker, which serves it offline and is as much work as a page.
    otherDevice({ baseURL: welderNetwork.origin, serviceWorkers: 'allow' }),
    otherDevice({ serviceWorkers: 'block' }),
  ]);
  const [toClient, toWelder] = [saidToClients[languages.client], saidToWelders[languages.welder]];
  const stop = welder.getByRole('article', { name: `Dana ${quote.lastName}` });
  try {
    await openDesk(owner, olga);
    await openDesk(office, oscar);
    await openDesk(welder, abe, languages.welder);
    await workerIsReady(welder);
    await openScreen(office, 'Requests');
    await story({
      languages,
      toClient,
      toWelder,
      client,
      network,
      phone,
      owner,
      office,
      welder,
      welderNetwork,
      abe,
      quote,
      stops: [
        stop.filter({ hasText: toWelder.arrivals.noon }),
        stop.filter({ hasText: toWelder.arrivals.three }),
      ],
      job: projectsCard(client, languages.client)
        .getByRole('listitem')
        .filter({ hasText: toClient.jobTitle }),
      projectAddress: '',
    });
  } finally {
    await welder.context().close();
    welderNetwork.close();
  }
}

/** Opens the job at the desk. */
export async function leadToJob(page: Page, address: string): Promise<void> {
  if (page.url() !== address) await leadTo(page, new URL(address).pathname);
}
