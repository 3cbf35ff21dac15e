import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { Staff } from '@welding/domain/entities/staff';
import type { TestStack } from '../../support/stack.ts';
import { createTestStaff } from '../../support/staff.ts';
import { openDesk, openScreen } from '../desk-page.ts';
import { CuttableNetwork } from '../network/cuttable-network.ts';
import { workerIsReady } from '../network/offline-test.ts';
import { projectsCard } from '../portal-page.ts';
import { sampleQuote, type TypedQuote } from '../quote-form-page.ts';

/** What the request is for, and its project's title, as nobody writes another one. */
export const jobTitle = 'Heavy-Duty Truck Repairs';

/** Everybody of the week, each with a page of their own that stays open. */
export type PeopleOfTheWeek = {
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
  readonly client: Page;
  readonly network: CuttableNetwork;
  readonly browser: Browser;
  readonly stack: TestStack;
  readonly watchConsole: (context: BrowserContext) => void;
};

/** Opens a page for each and signs the desk's people in, has them live through `story`, and closes the pages. */
export async function withPeopleOfTheWeek(
  { client, network, browser, stack, watchConsole }: Given,
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
  const open = async (baseURL: string) => {
    const context = await browser.newContext({ baseURL });
    watchConsole(context);
    return await context.newPage();
  };
  const [owner, office, welder, phone] = await Promise.all([
    open(stack.hosting),
    open(stack.hosting),
    open(welderNetwork.origin),
    open(stack.hosting),
  ]);
  const stop = welder.getByRole('article', { name: `Dana ${quote.lastName}` });
  try {
    await openDesk(owner, olga);
    await openDesk(office, oscar);
    await openDesk(welder, abe);
    await workerIsReady(welder);
    await openScreen(office, 'Requests');
    await story({
      client,
      network,
      phone,
      owner,
      office,
      welder,
      welderNetwork,
      abe,
      quote,
      stops: [stop.filter({ hasText: 'Arrive 12 PM' }), stop.filter({ hasText: 'Arrive 3 PM' })],
      job: projectsCard(client).getByRole('listitem').filter({ hasText: jobTitle }),
      projectAddress: '',
    });
  } finally {
    await Promise.all([owner, office, welder, phone].map((page) => page.context().close()));
    welderNetwork.close();
  }
}
