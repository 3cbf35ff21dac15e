import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags, findBrowser } from '../local/browser/find-browser.ts';
import type { BenchRow, BenchStack } from './run/bench-row.ts';
import { median } from './run/median.ts';

const runs = 3;
const mostLost = 3;
/** An empty page of text from the same emulator in the same run, the lower limit for all pages. */
const emptyPage = {
  path: '/empty-page',
  html: '<!doctype html><html lang="en"><title>Empty</title><p>Empty page</p>',
  categories: ['performance'],
} as const;
const limits = { lcpRatio: 1.25, cls: 0.02, tbtMs: 50, scriptBytes: 120_000 };
const ofSite = ['performance', 'accessibility', 'best-practices', 'seo'];
// These pages must not be indexed, which would lower their SEO score.
const behindSignIn = ['performance', 'accessibility', 'best-practices'];
const pages = [
  { path: '/', categories: ofSite, limits },
  { path: '/es', categories: ofSite, limits },
  { path: '/services', categories: ofSite, limits },
  { path: '/services/truck-repairs', categories: ofSite, limits },
  { path: '/dashboard', categories: behindSignIn, limits },
  { path: '/desk', categories: behindSignIn, limits: { ...limits, lcpRatio: 1.5, scriptBytes: 307_200 } },
];

type Measured = {
  scores: Record<string, number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  scriptBytes: number;
};

/**
 * Lighthouse, mobile, medians of three: the public pages, the signed-out portal and the desk's sign-in against an empty
 * page. Each round loads every page once, so that a change of the machine's speed affects all of them.
 */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const emptyFile = join(stack.directory, `web${emptyPage.path}.html`);
  await writeFile(emptyFile, emptyPage.html);
  try {
    const loads = new Map<string, Measured[]>();
    for (let round = 0; round < runs; round += 1) {
      for (const { path, categories } of [emptyPage, ...pages]) {
        const measured = await measure(`${stack.hosting}${path}`, categories);
        loads.set(path, [...(loads.get(path) ?? []), measured]);
      }
    }
    const loadsOf = (path: string) => loads.get(path) ?? [];
    const emptyLcp = median(loadsOf(emptyPage.path).map(({ lcpMs }) => lcpMs));
    return pages.flatMap(({ path, limits }) => rowsOf(path, loadsOf(path), emptyLcp, limits));
  } finally {
    await rm(emptyFile, { force: true });
  }
}

/** A load whose trace lacks the measured values, as happens on a busy machine. */
class NotMeasuredError extends Error {
  override readonly name = 'NotMeasuredError';
}

/** One load, repeated if it could not be measured. @throws NotMeasuredError when none could */
async function measure(url: string, categories: readonly string[]): Promise<Measured> {
  for (let lost = 0; ; lost += 1) {
    try {
      return await measureOnce(url, categories);
    } catch (cause) {
      if (!(cause instanceof NotMeasuredError) || lost >= mostLost) throw cause;
    }
  }
}

async function measureOnce(url: string, categories: readonly string[]): Promise<Measured> {
  const chromePath = findBrowser(process.env);
  const chrome = await launch({
    chromeFlags: ['--headless=new', ...browserFlags],
    ...(chromePath ? { chromePath } : {}),
  });
  try {
    const outcome = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!outcome) throw new Error(`Lighthouse said nothing of ${url}`);
    return readResult(outcome.lhr);
  } finally {
    await chrome.kill();
  }
}

function readResult(result: Result): Measured {
  const number = (audit: string) => {
    const value = result.audits[audit]?.numericValue;
    if (value === undefined)
      throw new NotMeasuredError(`Lighthouse did not measure ${audit} of ${result.finalDisplayedUrl}`);
    return value;
  };
  return {
    scores: Object.fromEntries(
      Object.values(result.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lcpMs: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbtMs: number('total-blocking-time'),
    scriptBytes: scriptBytesIn(result.audits['network-requests']?.details),
  };
}

function scriptBytesIn(details: Result['audits'][string]['details']): number {
  if (details?.type !== 'table') throw new Error('Lighthouse did not list the requests');
  return details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

function rowsOf(
  path: string,
  measured: Measured[],
  emptyLcp: number,
  limits: (typeof pages)[number]['limits'],
): BenchRow[] {
  const middle = (pick: (one: Measured) => number) => median(measured.map(pick));
  const atMost = (what: string, value: number, limit: number, say: (value: number) => string): BenchRow => ({
    measure: `${path} ${what}`,
    value: say(value),
    baseline: '',
    ratio: value / limit,
    target: `at most ${say(limit)}`,
    met: value <= limit,
  });
  const lcp = middle(({ lcpMs }) => lcpMs);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const scores = Object.keys(measured[0]?.scores ?? {}).map((category): BenchRow => {
    const score = middle((one) => one.scores[category] ?? 0);
    const ratio = score / 100;
    return {
      measure: `${path} ${category}`,
      value: `${score}`,
      baseline: '100',
      ratio,
      target: '100',
      met: ratio === 1,
    };
  });
  return [
    ...scores,
    {
      ...atMost('largest contentful paint', lcp, emptyLcp * limits.lcpRatio, ms),
      baseline: `empty page ${ms(emptyLcp)}`,
      ratio: lcp / emptyLcp,
      target: `at most ${limits.lcpRatio} times`,
    },
    atMost(
      'layout shift',
      middle(({ cls }) => cls),
      limits.cls,
      (value) => value.toFixed(3),
    ),
    atMost(
      'total blocking time',
      middle(({ tbtMs }) => tbtMs),
      limits.tbtMs,
      ms,
    ),
    atMost(
      'scripts transferred',
      middle(({ scriptBytes }) => scriptBytes),
      limits.scriptBytes,
      (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
    ),
  ];
}
