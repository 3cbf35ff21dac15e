import { codeMessages, maxCodeTries } from '@welding/domain/entities/login-code';
import { expect, test } from 'vitest';
import { readAskedCode } from '../../functions/src/sign-in/code-request.ts';
import { verifyCode } from '../../functions/src/sign-in/verify-code.ts';
import { createTestClient } from '../support/sample.ts';
import { askedCode, storedCode, verify } from './ask-for-code.ts';
import { answerTo } from './call-api.ts';

const another = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

test('1,000 guesses at one code, 100 at a time: only five are checked', async () => {
  const client = await createTestClient();
  const { cookie, code } = await askedCode(client.email);
  const asked = readAskedCode(cookie);
  const guesses = Array.from({ length: 1_000 }, (_, index) => another(code, index + 1));
  const refusals: string[] = [];
  // Bypasses the limit per address, which would refuse most guesses before the code is compared.
  const guess = async () => {
    for (let next = guesses.pop(); next !== undefined; next = guesses.pop()) {
      const proof = { verification: { code: next }, asked, shown: undefined };
      await verifyCode(proof).catch((error: Error) => refusals.push(error.message));
    }
  };
  await Promise.all(Array.from({ length: 100 }, guess));
  const count = (sentence: string) => refusals.filter((refusal) => refusal === sentence).length;
  expect(count(codeMessages.wrong)).toBe(maxCodeTries);
  expect(count(codeMessages.tooManyTries)).toBe(1_000 - maxCodeTries);
  expect((await storedCode(client)).get('attempts')).toBe(maxCodeTries);
  expect(await answerTo(verify({ code }, { cookie }))).toEqual([401, codeMessages.tooManyTries]);
});
