import { join } from 'node:path';
import { scriptsOfDesk, scriptsOfPage, weighBuilt } from '../tests/support/built-scripts.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';

const pages = ['index', 'services', 'dashboard', 'estimate', 'invoice'];
/** The desk's screens with the scripts that each loads. */
const screens: Readonly<Record<string, readonly string[]>> = {
  'Sign-in': ['sign-in-page'],
  Today: [],
  Requests: ['requests-screen'],
  Calendar: ['calendar-screen'],
  Clients: ['clients-screen'],
  Money: ['money-screen'],
  'New estimate': ['money-screen', 'new-estimate-page'],
};

/**
 * The gzip size of each page's and screen's scripts, compared with the home page. Budgets:
 * tests/api/built-scripts.built.test.ts.
 */
export async function run({ directory }: BenchStack): Promise<BenchRow[]> {
  const site = join(directory, 'web');
  const weights: [name: string, bytes: number][] = [];
  for (const page of pages)
    weights.push([`${page}.html`, await weighBuilt(site, await scriptsOfPage(site, `${page}.html`))]);
  for (const [screen, parts] of Object.entries(screens))
    weights.push([`the desk, ${screen}`, await weighBuilt(site, await scriptsOfDesk(site, parts))]);
  const home = weights[0]?.[1] ?? Number.NaN;
  return weights.map(([name, bytes]) => ({
    measure: `JavaScript of ${name}`,
    value: `${(bytes / 1_000).toFixed(1)} kB`,
    baseline: `${(home / 1_000).toFixed(1)} kB, the home page`,
    ratio: bytes / home,
    target: 'none of its own',
    met: true,
  }));
}
