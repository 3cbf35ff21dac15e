import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../local/stack/project-root.ts';
import type { RouteCost } from './count-routes.ts';
import type { ScreenCost } from './measure-screens.ts';
import { monthOf, sumOf } from './month.ts';

const file = join(projectRoot, 'docs', 'reads-and-costs.md');

/** Dollars for 100,000 documents beyond what is free, in nam5, the dearer of the two places of docs/deploy.md. */
const prices = { reads: 0.06, writes: 0.18, deletes: 0.02 } as const;
const free = { readsADay: 50_000, writesADay: 20_000, callsAMonth: 2_000_000 } as const;
const days = 30;

type Counted = { readonly screens: readonly ScreenCost[]; readonly routes: readonly RouteCost[] };

/** Writes the table of routes anew: what was counted is kept, whatever becomes of the screens. */
export async function writeRouteCosts(routes: readonly RouteCost[], clients: number): Promise<void> {
  await writeTables({ routes: routeTable(routes) }, clients);
}

/** Writes the tables of docs/reads-and-costs.md anew; what stands around them is written by people. */
export async function writeCosts({ screens, routes }: Counted, clients: number): Promise<void> {
  const month = monthTable({ screens, routes });
  await writeTables({ screens: screenTable(screens), routes: routeTable(routes), month }, clients);
}

async function writeTables(tables: Readonly<Record<string, string>>, clients: number): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [name, table] of Object.entries(tables)) {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${file} has no place for ${name}`);
    const heading = `Counted in a shop of ${number(clients)} clients.`;
    text = `${text.slice(0, from)}${begin}\n\n${heading}\n\n${table}\n\n${text.slice(to)}`;
  }
  await writeFile(file, text);
}

function screenTable(screens: readonly ScreenCost[]): string {
  return tableOf(
    ['Screen', 'Opened', 'Opened again', 'Read by rules', 'Watched', 'Calls of the API'],
    screens.map(({ name, opened, reopened, forRules, queries, calls }) => [
      name,
      number(opened),
      number(reopened),
      number(forRules),
      number(queries.length),
      calls.map((call) => `\`${call}\``).join(', '),
    ]),
  );
}

function routeTable(routes: readonly RouteCost[]): string {
  return tableOf(
    ['Route', 'Reads', 'Writes', 'Deletes', 'Queries'],
    routes.map(({ route, reads, writes, deletes, queries }) => [
      `\`${route}\``,
      number(reads),
      number(writes),
      number(deletes),
      [...new Set(queries)].join('; '),
    ]),
  );
}

function monthTable(counted: Counted): string {
  const lines = monthOf(counted.screens, counted.routes);
  const sum = sumOf(lines);
  const [readsADay, writesADay] = [Math.ceil(sum.reads / days), Math.ceil(sum.writes / days)];
  const table = tableOf(
    ['What', 'Times', 'Reads', 'Writes', 'Deletes', 'Calls'],
    [
      ...lines.map(({ what, times, ...cost }) => [what, number(times), ...figures(cost)]),
      ['**The month**', '', ...figures(sum).map((figure) => `**${figure}**`)],
    ],
  );
  const withoutQuota =
    (sum.reads * prices.reads + sum.writes * prices.writes + sum.deletes * prices.deletes) / 100_000;
  return [
    table,
    '',
    `That is ${number(readsADay)} reads a day of the ${number(free.readsADay)} that are free, ${number(writesADay)} writes of`,
    `${number(free.writesADay)}, and ${number(sum.calls)} calls in the month of ${number(free.callsAMonth)}. Without any free quota the`,
    `documents would cost $${withoutQuota.toFixed(2)}.`,
  ].join('\n');
}

function figures({ reads, writes, deletes, calls }: ReturnType<typeof sumOf>): string[] {
  return [reads, writes, deletes, calls].map((count) => number(Math.round(count)));
}

function tableOf(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
