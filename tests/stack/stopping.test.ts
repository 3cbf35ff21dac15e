import { describe, test } from 'vitest';
import { ProductProcess } from './product-process.ts';

const soon = { timeout: 15_000, interval: 100 };

describe.concurrent('stopping during start', () => {
  test.for([
    ['Building the functions', 'SIGTERM to npm', 'start'],
    ['Starting the emulators', 'Ctrl-C', 'dev'],
  ] as const)(
    'at "%s", by %s, leaves nothing running and says so: %s',
    async ([step, way, script], { expect }) => {
      await using product = await ProductProcess.start({ script });
      await product.says(step);
      await expect.poll(() => product.leftovers().length, soon).toBeGreaterThan(3);
      if (way === 'Ctrl-C') product.ctrlC();
      else product.signal('SIGTERM');
      await expect.poll(() => product.leftovers(), soon).toEqual([]);
      expect(product.output).toContain('Stopped while starting. Nothing is left running.');
    },
  );
});
