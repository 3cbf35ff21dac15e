import { afterEach, vi } from 'vitest';

/*
 * Set-up of each file: the API of its process is opened with the first. The function's logger keeps the console as it finds it;
 * its line for each request would be most of what the tests say.
 */
console.info = () => undefined;
const { openOwnApi } = await import('./own-api.ts');
await openOwnApi();

afterEach(() => {
  vi.useRealTimers();
});
