import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { startTestStack } from '../../local/testing/start-test-stack.ts';
import { stackAddresses } from '../support/stack.ts';
import { apiBaseVariable } from './call-api.ts';
import { startFunction } from './function-process.ts';

/**
 * Global setup of the API's tests: beside the stack one instance of the function with the emulator's settings. It takes
 * parallel requests, as in production. The emulator starts another process for each parallel request, and each loads its
 * code again.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const stopStack = await startTestStack();
  if (process.env[apiBaseVariable]) return stopStack;
  const functions = join(stackAddresses().directory, 'functions');
  const files = ['.env.local', '.secret.local'].map((file) => readFile(join(functions, file), 'utf8'));
  const settings = parseEnv((await Promise.all(files)).join('\n'));
  const api = await startFunction(settings);
  process.env[apiBaseVariable] = api.base;
  return async () => {
    delete process.env[apiBaseVariable];
    await api.stop();
    await stopStack();
  };
}
