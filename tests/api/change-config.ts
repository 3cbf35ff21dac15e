import { onTestFinished } from 'vitest';
import { type Config, config } from '../../functions/src/config.ts';

/** Changes settings of the API in this process until the test ends. */
export function changeConfig(changes: Partial<Config>): void {
  const before = { ...config() };
  Object.assign(config(), changes);
  onTestFinished(() => void Object.assign(config(), before));
}
