import { engines } from '../browser/find-engines.ts';
import { ensureBrowser, ensureEngines } from '../testing/ensure-browser.ts';
import { runJourneys, runVitest } from '../testing/run-tests.ts';
import { runTier } from '../testing/run-tier.ts';

/** For parts that start their own stack: the environment before this run's stack adds its addresses. */
const { STACK: _, ...env } = process.env;

/** `npm run test:all`: the tests that take too long for each change. */
await runTier('npm run test:all', async (options) => {
  const { part, stack } = options;
  // In turn, because apt-get takes a lock.
  const browsers = ensureBrowser(options).then(() => ensureEngines(options));
  const ready = Promise.all([browsers, stack]);
  ready.catch(() => undefined);
  await part('local stack', () => runVitest(['stack'], { ...options, env }));
  await part('storms', async () => {
    await stack;
    return runVitest(['storms*'], options);
  });
  await part('journeys', async () => {
    await ready;
    return runJourneys('More journeys in the browser', ['--grep', '@all'], options);
  });
  await part('longer language', async () => {
    await ready;
    return runJourneys('Screens in a longer language', ['looks', '--grep', 'in en'], {
      ...options,
      env: { ...process.env, PSEUDO: '1' },
    });
  });
  await part('engines', async () => {
    await ready;
    return runVitest(engines, options);
  });
  await part('code at every sign-in', async () => {
    await browsers;
    // After sign-in, the rest is the same.
    const files = ['portal-(sign-in|session|money|lists)', 'offline-portal'];
    return runJourneys('Portal where a code is a must', files, {
      ...options,
      env: { ...env, PORTAL_SIGN_IN: 'verified' },
    });
  });
});
