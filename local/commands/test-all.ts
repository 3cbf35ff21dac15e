import { engines } from '../browser/find-engines.ts';
import { ensureBrowser, ensureEngines } from '../testing/ensure-browser.ts';
import { runJourneys, runVitest } from '../testing/run-tests.ts';
import { runTier } from '../testing/run-tier.ts';

/** For what starts a stack of its own: taken before the stack of this run puts its addresses into the environment. */
const { STACK: _, ...env } = process.env;

/** `npm run test:all`: what takes longer than a change should wait for. */
await runTier('npm run test:all', async (options) => {
  const { part, stack } = options;
  // One after the other: apt-get does one thing at a time.
  const browsers = ensureBrowser(options).then(() => ensureEngines(options));
  const ready = Promise.all([browsers, stack]);
  ready.catch(() => undefined);
  await part('local stack', () => runVitest(['stack'], { ...options, env }));
  await part('storms', async () => {
    await stack;
    return runVitest(['storms'], options);
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
    // What follows the sign-in is the same there.
    const files = ['portal-(sign-in|session|money|lists)', 'offline-portal'];
    return runJourneys('Portal where a code is a must', files, {
      ...options,
      env: { ...env, PORTAL_SIGN_IN: 'verified' },
    });
  });
});
