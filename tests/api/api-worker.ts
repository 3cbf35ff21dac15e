import { afterAll, afterEach, vi } from 'vitest';

// Set-up of each file. The first file of a process opens its API, after watching its log.
await import('./api-log.ts');
const { openOwnApi } = await import('./own-api.ts');
await openOwnApi();
const { closeOwnShop } = await import('./own-shop.ts');

afterEach(() => {
  vi.useRealTimers();
});

afterAll(closeOwnShop);
