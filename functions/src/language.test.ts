import { setImmediate } from 'node:timers/promises';
import { currentLanguage, inLanguages, say } from '@welding/domain/values/language';
import { expect, test } from 'vitest';
import { inLanguage } from './language.ts';
import { notFound } from './refusal.ts';

const texts = inLanguages({ hello: say('Hello', 'Hola') });

test('sentences are English by default', () => {
  expect(texts().hello).toBe('Hello');
});

test('concurrent requests keep their own language across waits', async () => {
  const greet = async () => {
    await setImmediate();
    return texts().hello;
  };
  const languages = Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? 'es' : 'en'));
  const greetings = await Promise.all(languages.map((language) => inLanguage(language, greet)));
  expect(greetings).toEqual(languages.map((language) => ({ en: 'Hello', es: 'Hola' })[language]));
  expect(currentLanguage()).toBe('en');
});

test('a refusal is in the language of its request', async () => {
  const refuse = async () => {
    await setImmediate();
    const { code, message } = notFound();
    return { code, message };
  };
  const languages = Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? 'es' : 'en'));
  const refusals = await Promise.all(languages.map((language) => inLanguage(language, refuse)));
  const sentences = { en: 'Not found', es: 'No encontrado' };
  expect(refusals).toEqual(
    languages.map((language) => ({ code: 'not_found', message: sentences[language] })),
  );
});
