import { once } from 'node:events';
import { nextFreeSchema } from '@welding/domain/booking/availability';
import { comingTimeText } from '@welding/domain/booking/coming-time';
import { defaultSettings } from '@welding/domain/business/settings';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { inLanguage } from '#language.ts';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { routes } from './public-routes.ts';

const showNextFree = routes.find(({ path }) => path === '/api/next-free');

const first = new Date(Date.now() + 50 * 60 * 60 * 1000);
const holiday = { date: addDays(chicagoDate(new Date()), 1), label: 'Holiday', open: null };

vi.mock('#calendar/free-time.ts', () => ({
  findCapacity: vi.fn(async () => ({
    rules: { settings: { ...defaultSettings, specialDays: [holiday] } },
  })),
  findFirstFreeTime: async () => first,
}));

test('the next free time is in the request’s language, and caches keep languages apart', async () => {
  const app = express();
  app.get('/', (request, response) =>
    inLanguage(request.get('Accept-Language') === 'es' ? 'es' : 'en', () =>
      showNextFree?.handle(request, response),
    ),
  );
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const ask = async (language: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Language': language } });
    expect(answer.headers.get('Vary')).toBe('Accept-Language');
    return nextFreeSchema.parse(await answer.json()).words;
  };
  const [english, spanish] = await Promise.all([ask('en'), ask('es')]);
  expect(english.next).toBe(comingTimeText(first, new Date()));
  expect(spanish.next).toBe(inSpanish(() => comingTimeText(first, new Date())));
  expect(spanish.next).not.toBe(english.next);
  expect([english.specialDay, spanish.specialDay]).toEqual([
    expect.stringContaining('Closed'),
    expect.stringContaining('Cerrado'),
  ]);
});
