import { afterEach, expect, test, vi } from 'vitest';
import { useAdminTarget } from './admin-target.ts';

afterEach(() => vi.unstubAllEnvs());

function withoutCredentials(emulator: string | undefined): void {
  // The command writes these; the stubs put them back.
  for (const name of ['GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT', 'GOOGLE_CLOUD_QUOTA_PROJECT'])
    vi.stubEnv(name, undefined);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nowhere/credentials.json');
}

test('without credentials, the error names the command that makes them', async () => {
  withoutCredentials(undefined);
  await expect(useAdminTarget('shop', process.env)).rejects.toMatchObject({
    name: 'StackProblem',
    message: expect.stringMatching(
      /shop.*gcloud auth application-default login.*\/nowhere\/credentials\.json/s,
    ),
  });
});

test('running emulators need no credentials, and their project is billed', async () => {
  withoutCredentials('127.0.0.1:1');
  expect(await useAdminTarget('demo-copy', process.env)).toEqual({
    name: 'the project demo-copy',
    isLocal: false,
  });
  expect(process.env['GOOGLE_CLOUD_QUOTA_PROJECT']).toBe('demo-copy');
});
