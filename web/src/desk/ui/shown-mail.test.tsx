import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inSpanish } from '../../../../tests/support/in-spanish.ts';
import { MailWords } from './shown-mail.tsx';

const english = { subject: 'Estimate E-1001', text: 'Hi Jordan' };
const spanish = { subject: 'Presupuesto E-1001', text: 'Hola, Jordan' };
const toEnglish = { ...english, inSpanish: spanish };
const toSpanish = { ...spanish, language: 'es', inEnglish: english } as const;
const shown = (mail: typeof toEnglish | typeof toSpanish | typeof english) =>
  renderToStaticMarkup(<MailWords mail={mail} />);

test('a mail in the reader’s own language is shown alone', () => {
  expect(shown(toEnglish)).not.toContain('Hola');
  expect(inSpanish(() => shown(toSpanish))).not.toContain('Hi Jordan');
});

test('a mail in another language is shown beside the reader’s version, both labeled', () => {
  for (const [html, own] of [
    [shown(toSpanish), 'In English'],
    [inSpanish(() => shown(toEnglish)), 'En español'],
  ] as const) {
    for (const { subject, text } of [english, spanish]) {
      expect(html).toContain(subject);
      expect(html).toContain(text);
    }
    expect(html).toContain(`aria-label="${own}"`);
  }
  expect(shown(toSpanish)).toContain('<div lang="es"');
});

test('text written by staff has no other version', () => {
  expect(inSpanish(() => shown(english))).not.toContain('<section');
});
