import { expect, test } from 'vitest';
import { projectRoot } from '../../stack/project-root.ts';
import { brokenRules } from './broken-rules.ts';
import { importsOf, importsOfTree } from './imports-of.ts';

const problems = (file: string, code: string) => brokenRules(importsOf(file, code));

test('finds what is imported, however it is written', () => {
  const code = [
    "import 'a';",
    "import type { B } from '#b/b.ts';",
    "import {\n  one,\n  two,\n} from '../c.ts';",
    "export { d } from '@welding/domain/values/d';",
    "const e = () => import('./e.ts');",
    "const text = 'never imported from here';",
  ].join('\n');
  expect(importsOf('web/src/desk/x.ts', code).map(({ to }) => to)).toEqual([
    'a',
    'web/src/b/b.ts',
    'web/src/c.ts',
    'domain/src/values/d.ts',
    'web/src/desk/e.ts',
  ]);
});

test.each([
  ['domain/src/values/money.ts', "import '../entities/client.ts';"],
  ['domain/src/entities/client.ts', "import '../money/balance.ts';"],
  ['domain/src/booking/busy.ts', "import '../business/settings.ts';"],
  ['domain/src/values/money.ts', "import 'node:fs';"],
  ['functions/src/store/audit.ts', "import '#clients/erase-client.ts';"],
  ['functions/src/clients/erase-client.ts', "import 'firebase-admin/firestore';"],
  ['functions/src/visits/x.ts', "import '#http/errors.ts';"],
  ['functions/src/visits/x.ts', "import './desk-routes.ts';"],
  ['functions/src/payments/pay-routes.ts', "import 'stripe';"],
  ['functions/src/http/x.ts', "import '#local/x.ts';"],
  ['functions/src/http/deep/x.ts', "import '../route.ts';"],
  ['web/src/site/quotes/x.ts', "import '#site/marketing/x.ts';"],
  ['web/src/portal/papers/x.ts', "import '#app/router.tsx';"],
  ['web/src/portal/papers/x.ts', "import '#desk/paths.ts';"],
  ['web/src/desk/today/x.ts', "import '#portal/papers/x.ts';"],
  ['web/src/desk/today/x.ts', "import '#desk/app/screens-for.ts';"],
  ['web/src/desk/live/x.ts', "import 'reactfire';"],
  ['web/src/desk/photos/x.ts', "import 'idb';"],
  ['web/src/portal/papers/x.ts', "import 'react-hot-toast/headless';"],
  ['web/src/shared/x.ts', "import '#pwa/x.ts';"],
  ['web/src/new-room/x.ts', "import '#shared/x.ts';"],
  ['local/stripe/x.ts', "import '../../tests/support/x.ts';"],
  ['tests/api/x.test.ts', "import '../../bench/run/x.ts';"],
])('refuses in %s: %s', (file, code) => {
  expect(problems(file, code)).toHaveLength(1);
});

test.each([
  ['domain/src/business/settings.ts', "import '../booking/booking-rules.ts';"],
  ['functions/src/store/audit.ts', "import 'firebase-admin/firestore';"],
  ['functions/src/visits/desk-routes.ts', "import '#http/route.ts';"],
  ['functions/src/app/routes.ts', "import '#visits/desk-routes.ts';"],
  ['functions/src/stripe/x.ts', "import '#messages/x.ts';"],
  ['web/src/pwa/worker/navigation.ts', "import '#app/route-table.ts';"],
  ['web/src/app/routes/x.tsx', "import '#portal/papers/x.ts';"],
  ['web/src/desk/app/x.ts', "import '#desk/today/x.ts';"],
])('lets in %s: %s', (file, code) => {
  expect(problems(file, code)).toEqual([]);
});

test('finds folders that import each other, through a third one, too', () => {
  const imports = [
    ...importsOf('web/src/desk/one/x.ts', "import '#desk/two/x.ts';"),
    ...importsOf('web/src/desk/two/y.ts', "import '#desk/three/x.ts';"),
    ...importsOf('web/src/desk/three/z.ts', "import '#desk/one/z.ts';"),
  ];
  expect(brokenRules(imports)).toEqual([
    'A circle of imports: web/src/desk/one > web/src/desk/two > web/src/desk/three > web/src/desk/one',
  ]);
});

test('sees the whole tree', () => {
  expect(importsOfTree(projectRoot).length).toBeGreaterThan(5_000);
});
