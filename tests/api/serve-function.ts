import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Serves one built function with the body parsers of the functions emulator (firebase-tools,
 * emulator/functionsEmulatorRuntime.js). The emulator's own runtime loads half of the Firebase CLI, which takes two seconds
 * each time.
 */

type Carried = {
  body?: unknown;
  rawBody?: Buffer;
};
type Answer = { status(code: number): Answer; send(body?: unknown): Answer };
type Trigger = (...args: unknown[]) => unknown;

const ofTheCli = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const express = ofTheCli('express');
const parsers = ofTheCli('body-parser');

const { PORT, FUNCTION_TARGET = '', FUNCTION_SIGNATURE_TYPE } = process.env;
const { [FUNCTION_TARGET]: trigger }: Record<string, Trigger> = await import(
  pathToFileURL(join(process.cwd(), 'index.js')).href
);
if (!trigger) throw new Error(`There is no function ${FUNCTION_TARGET}`);

const app = express();
app.enable('trust proxy');
const options = {
  limit: '32mb',
  verify: (request: Carried, _: unknown, bytes: Buffer) => {
    request.rawBody = bytes;
  },
};
app.use(parsers.json(options));
app.use(parsers.text(options));
app.use(parsers.urlencoded({ extended: true, ...options }));
app.use(parsers.raw({ type: '*/*', ...options }));
app.get('/__/health', (_: Carried, answer: Answer) => answer.status(200).send());
app.all('/*', async (request: Carried, answer: Answer) => {
  try {
    if (FUNCTION_SIGNATURE_TYPE === 'http') {
      await trigger(request, answer);
      return;
    }
    await trigger(JSON.parse(String(request.rawBody)));
    answer.send({ status: 'acknowledged' });
  } catch (error) {
    console.error(error);
    answer.status(500).send(error instanceof Error ? error.message : String(error));
  }
});
app.listen(PORT);
