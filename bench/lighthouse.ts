import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags, findBrowser } from '../local/browser/find-browser.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { median } from './median.ts';

const runs = 3;
const mostLost = 3;
/** An empty page of text, served by the same emulator in the same run: what no page can be faster than. */
const emptyPage = {
  path: '/empty-page',
  html: '<!doctype html><html lang="en"><title>Empty</title><p>Empty page</p>',
  categories: ['performance'],
} as const;
const pages = [
  { path: '/', categories: ['performance', 'accessibility', 'best-practices', 'seo'] },
  { path: '/services', categories: ['performance', 'accessibility', 'best-practices', 'seo'] },
  // Not to be indexed, on purpose, which the category SEO would count against it.
  { path: '/dashboard', categories: ['performance', 'accessibility', 'best-practices'] },
] as const;

const limits = { lcpRatio: 1.15, cls: 0.02, tbtMs: 50, scriptBytes: 105_000 };
/** What gives away code that has no place on a page nobody has signed in to: Firebase, Stripe.js, the full build of zod. */
const foreignCode = /firebaseapp|@firebase\/|js\.stripe\.com|"ZodString"/;

type Measured = {
  scores: Record<string, number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  scripts: { url: string; bytes: number }[];
};

/**
 * Lighthouse, mobile, medians of three: the public pages and the signed-out portal against an empty page. Each round
 * loads every page once, so that a machine that grows slower or faster does so for all of them.
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
    const rows = await Promise.all(pages.map(({ path }) => rowsOf(path, loadsOf(path), emptyLcp)));
    return rows.flat();
  } finally {
    await rm(emptyFile, { force: true });
  }
}

/** A load whose trace lacks what was to be measured, as happens now and then on a busy machine. */
class NotMeasuredError extends Error {
  override readonly name = 'NotMeasuredError';
}

/** One load; one that could not be measured is repeated. @throws NotMeasuredError when none could */
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
    scripts: scriptsIn(result.audits['network-requests']?.details),
  };
}

function scriptsIn(details: Result['audits'][string]['details']): Measured['scripts'] {
  if (details?.type !== 'table') throw new Error('Lighthouse did not list the requests');
  return details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url, transferSize }) => ({ url: String(url), bytes: Number(transferSize) }));
}

async function rowsOf(path: string, measured: Measured[], emptyLcp: number): Promise<BenchRow[]> {
  const middle = (pick: (one: Measured) => number) => median(measured.map(pick));
  const lcp = middle(({ lcpMs }) => lcpMs);
  const cls = middle((one) => one.cls);
  const tbt = middle(({ tbtMs }) => tbtMs);
  const bytes = middle(({ scripts }) => scripts.reduce((sum, script) => sum + script.bytes, 0));
  const foreign = await scriptsWithForeignCode(
    measured.flatMap(({ scripts }) => scripts.map(({ url }) => url)),
  );
  const scores = Object.keys(measured[0]?.scores ?? {}).map((category) => {
    const score = middle((one) => one.scores[category] ?? 0);
    return row(`${path} ${category}`, `${score}`, '100', score / 100, '100', score === 100);
  });
  return [
    ...scores,
    row(
      `${path} largest contentful paint`,
      `${lcp.toFixed(0)} ms`,
      `empty page ${emptyLcp.toFixed(0)} ms`,
      lcp / emptyLcp,
      `at most ${limits.lcpRatio} times`,
      lcp / emptyLcp <= limits.lcpRatio,
    ),
    row(
      `${path} layout shift`,
      cls.toFixed(3),
      '',
      cls / limits.cls,
      `at most ${limits.cls}`,
      cls <= limits.cls,
    ),
    row(
      `${path} total blocking time`,
      `${tbt.toFixed(0)} ms`,
      '',
      tbt / limits.tbtMs,
      `at most ${limits.tbtMs} ms`,
      tbt <= limits.tbtMs,
    ),
    row(
      `${path} scripts transferred`,
      `${(bytes / 1000).toFixed(1)} kB`,
      '',
      bytes / limits.scriptBytes,
      `at most ${limits.scriptBytes / 1000} kB`,
      bytes <= limits.scriptBytes,
    ),
    row(
      `${path} scripts with Firebase, Stripe or zod's full build`,
      `${foreign.length}`,
      '',
      foreign.length,
      'none',
      foreign.length === 0,
    ),
  ];
}

async function scriptsWithForeignCode(urls: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    [...new Set(urls)].map(async (url) =>
      (await (await fetch(url)).text()).match(foreignCode) ? [url] : [],
    ),
  );
  return found.flat();
}

function row(
  measure: string,
  value: string,
  baseline: string,
  ratio: number,
  target: string,
  met: boolean,
): BenchRow {
  return { measure, value, baseline, ratio, target, met };
}
