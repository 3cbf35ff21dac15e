import { ensureBrowser } from '../testing/ensure-browser.ts';
import { runChecks } from '../testing/run-checks.ts';
import { runJourneys, runVitest } from '../testing/run-tests.ts';
import { runTier } from '../testing/run-tier.ts';

/** `npm test`: each change must pass it. */
await runTier('npm test', async (options) => {
  const { part, data, stack } = options;
  const browser = ensureBrowser(options);
  browser.catch(() => undefined);
  const checksThenBuilt = async () => {
    await part('checks and units', async () => [
      ...(await runChecks(options)),
      await runVitest(['unit*'], options),
    ]);
    await part('API as built', async () => {
      await stack;
      return runVitest(['built'], options);
    });
  };
  // Two lanes for two processors. The journeys run alone because the product's own time limits apply in them.
  await Promise.all([
    checksThenBuilt(),
    part('rules and API', async () => {
      await data;
      return runVitest(['rules*', 'api*'], options);
    }),
  ]);
  await part('journeys', async () => {
    await Promise.all([browser, stack]);
    return runJourneys('Journeys in the browser', ['--grep-invert', '@all'], options);
  });
});
