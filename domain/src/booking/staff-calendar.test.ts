import { expect, test } from 'vitest';
import { anAppointment } from '../../../tests/support/entities.ts';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { staffCalendar } from './staff-calendar.ts';

test('a feed names services and crews in its subscriber’s language', () => {
  const visit = anAppointment({ title: 'Aluminum Welding', clientName: 'Inés Muñoz' });
  const feed = () => staffCalendar([visit], new Map([[visit.id, 'Wes']]), new Date()).replaceAll('\r\n ', '');
  expect(feed()).toContain('SUMMARY:Aluminum Welding - Inés Muñoz\r\n');
  const spanish = inSpanish(feed);
  expect(spanish).toContain('SUMMARY:Soldadura de aluminio - Inés Muñoz\r\n');
  expect(spanish).toMatch(/NAME:Visitas de .*DESCRIPTION:[^\r]*Con Wes\r\n/s);
});
