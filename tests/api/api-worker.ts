import { afterEach, vi } from 'vitest';

// Set-up of each file: the API of its process is opened with the first, after its log is watched.
await import('./api-log.ts');
const { openOwnApi } = await import('./own-api.ts');
await openOwnApi();

afterEach(() => {
  vi.useRealTimers();
});
