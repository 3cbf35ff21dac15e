import { locate } from '@welding/domain/business/service-area';
import { describe, expect, it } from 'vitest';
import { placeAnswerText } from './place-answer.tsx';

const answer = (label: string, latitude: number, longitude: number) =>
  placeAnswerText({ label, ...locate({ latitude, longitude }) });

describe('placeAnswerText', () => {
  it('welcomes a place inside the area', () => {
    expect(answer('Naperville, IL 60540', 41.7662, -88.141)).toEqual({
      title: 'Yes, we come to you.',
      detail: 'Naperville, IL 60540 is about 27 miles west of downtown Chicago, inside our 50-mile area.',
    });
  });

  it('shows no distance for downtown Chicago', () => {
    expect(answer('Chicago, IL 60602', 41.8829, -87.6321).detail).toContain('in the heart of Chicago');
  });

  it('shows tenths of a mile near the edge, and asks for a call', () => {
    const { title, detail } = answer('Woodstock, IL', 42.3147, -88.4487);
    expect(title).toBe('Right at the edge: call us.');
    expect(detail).toMatch(/about 51\.\d miles northwest .*, just outside our 50-mile area/);
  });

  it('asks for a call from farther away', () => {
    expect(answer('Rockford, IL', 42.2711, -89.094)).toMatchObject({
      title: 'Outside our usual area: call us.',
      detail: expect.stringContaining('about 80 miles'),
    });
  });
});
