import { matchesGlob } from 'node:path';
import * as z from 'zod';
import config from '../../firebase.json' with { type: 'json' };
import { type Finding, type Topic, whether, wrong } from './findings.ts';

const headersSchema = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);

/** A page of each kind; a real file below /assets is found in the first page. */
const lookedAt = ['/', '/dashboard', '/e/x', '/es/e/x', '/i/x', '/desk', '/desk/calendar'];

/** The live site sends the headers of firebase.json, and the API answers. */
export const hostingTopic: Topic = {
  name: 'site',
  look: async ({ site }) => {
    if (site === undefined) {
      return [wrong('SITE_URL is unknown', 'write it to functions/.env.PROJECT (docs/deploy.md, section 4)')];
    }
    const home = await fetch(site).then(
      (response) => response.text(),
      () => undefined,
    );
    const deploy = 'npx firebase deploy --only hosting, and the domain under Hosting → Add custom domain';
    if (home === undefined) return [wrong(`${site} does not answer`, deploy)];
    const [asset] = /\/assets\/[\w.-]+/.exec(home) ?? [];
    const health = await fetch(`${site}/api/health`).catch(() => undefined);
    return [
      whether(
        health?.status === 200,
        '/api/health answers',
        `/api/health answers ${health?.status ?? 'nothing'}`,
        'npx firebase deploy --only functions, and see the function "api" above',
      ),
      asset === undefined
        ? wrong('the first page has no files below /assets', 'npx firebase deploy --only hosting')
        : await lookAt(site, asset),
      ...(await Promise.all(lookedAt.map((path) => lookAt(site, path)))),
    ];
  },
};

async function lookAt(site: string, path: string): Promise<Finding> {
  const { headers, status } = await fetch(`${site}${path}`, { redirect: 'manual' });
  const wrongOnes = [...declaredHeaders(path)].filter(([key, value]) => headers.get(key) !== value);
  return whether(
    status < 400 && wrongOnes.length === 0,
    `${path} has its headers`,
    `${path} answers ${status}${wrongOnes.map(([key]) => `, ${key}: ${headers.get(key) ?? 'missing'}`).join('')}`,
    'npx firebase deploy --only hosting; if it stays, Hosting reads a pattern in firebase.json otherwise than its emulator',
  );
}

/** The headers of firebase.json for a path. Later ones win. */
export function declaredHeaders(path: string): ReadonlyMap<string, string> {
  const rules = headersSchema.parse(config.hosting.headers);
  return new Map(
    rules
      .filter(({ source }) => matches(path, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value] as const)),
  );
}

/** A leading `!` that begins no group negates the pattern, which Node's globs do not know. */
function matches(path: string, pattern: string): boolean {
  if (/^!(?!\()/.test(pattern)) return !matchesGlob(path, pattern.slice(1));
  return matchesGlob(path, pattern);
}
