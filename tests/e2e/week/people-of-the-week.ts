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

/** What the request is for, and its project's title, as nobody writes another one; office and owner read it in English. */
export const jobTitle = 'Heavy-Duty Truck Repairs';

/** Who reads what; office and owner read English. */
export type LanguagesOfTheWeek = { readonly client: Language; readonly welder: Language };

/** Everybody of the week, each with a page of their own that stays open. */
export type PeopleOfTheWeek = {
  readonly languages: LanguagesOfTheWeek;
  /** What the client reads. */
  readonly toClient: (typeof saidToClients)[Language];
  /** What the welder reads. */
  readonly toWelder: (typeof saidToWelders)[Language];
  /** The site and then the portal, on a connection that can be cut. */
  readonly client: Page;
  readonly network: CuttableNetwork;
  /** The same client's phone, on which nobody is signed in: links of mails and QR codes open here. */
  readonly phone: Page;
  readonly owner: Page;
  readonly office: Page;
  /** Today, on a connection that can be cut. */
  readonly welder: Page;
  readonly welderNetwork: CuttableNetwork;
  readonly abe: Staff;
  readonly quote: TypedQuote;
  /** The visit at noon and the one at three, as the welder sees them. */
  readonly stops: readonly [Locator, Locator];
  /** The job in the client's portal. */
  readonly job: Locator;
  /** Where the desk shows the job, once there is one. */
  projectAddress: string;
};

type Given = {
  readonly languages: LanguagesOfTheWeek;
  readonly client: Page;
  readonly network: CuttableNetwork;
  readonly stack: TestStack;
  readonly otherDevice: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Opens a page for each, signs the desk's people in, and has them live through `story`. */
export async function withPeopleOfTheWeek(
  { languages, client, network, otherDevice, stack }: Given,
  story: (people: PeopleOfTheWeek) => Promise<void>,
): Promise<void> {
  const unique = Date.now().toString(36);
  const quote = { ...sampleQuote(), lastName: `Zamora${unique}` };
  const [olga, oscar, abe] = await Promise.all([
    createTestStaff('owner', 'Olga'),
    createTestStaff('office', 'Oscar'),
    // Early in the alphabet: a desk lists no more people than any shop has, and other tests add theirs.
    createTestStaff('welder', `Abe ${unique}`),
  ]);
  const welderNetwork = await CuttableNetwork.open(stack.hosting);
  const [owner, office, welder, phone] = await Promise.all([
    otherDevice({ serviceWorkers: 'block' }),
    otherDevice({ serviceWorkers: 'block' }),
    // A worker brings the page where there is no signal, and is as much work as the page elsewhere.
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

/** Shows the job at the desk. */
export async function leadToJob(page: Page, address: string): Promise<void> {
  if (page.url() !== address) await leadTo(page, new URL(address).pathname);
}
