import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../stack/project-root.ts';

// Files that a router, a build or the bench opens by path; catalogues; and routes and triggers, which are found by their resource.
const namedOtherwise =
  /^(bench\/[^/]+|functions\/src\/.+\/(.+-)?(routes|trigger|request)|.*\.(config|test|d|en|es)|.*\/entry-server)\.tsx?$/;

const files = globSync('{bench,domain,functions,local,tools,web}/**/*.{ts,tsx,mjs}', {
  cwd: projectRoot,
  exclude: (path) => /(^|\/)(node_modules|\.stack|dist|public|public-desk)(\/|$)/.test(path),
}).filter((path) => !namedOtherwise.test(path));

test('a file with one export is named after it or its result', () => {
  const others = files.filter((path) => {
    const code = readFileSync(join(projectRoot, path), 'utf8');
    const named = [
      ...code.matchAll(/^export (default )?(?:async )?(?:function\*?|const|class|type) (\w+)/gm),
    ].map(([, , name = '']) => name);
    const values = code.match(/^export (?:async )?(?:function|const|class) /gm) ?? [];
    const file = plain(basename(path).replace(/\.\w+$/, ''));
    const bears = (name: string) => ['', 'schema', 'of'].some((end) => plain(name) === `${file}${end}`);
    return values.length === 1 && !named.some((name) => name === 'Component' || bears(name));
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(others).toEqual([]);
});

const plain = (name: string) => name.replaceAll('-', '').toLowerCase();
