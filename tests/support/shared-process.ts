import { vi } from 'vitest';

/** Calls that change the process for every file that shares it. */
const turning = ['doMock', 'mock', 'stubEnv', 'stubGlobal', 'useFakeTimers'] as const;

for (const name of turning) {
  vi[name] = () => {
    throw new Error(`vi.${name} turns the process that other tests share: name this file *.alone.test.ts`);
  };
}
