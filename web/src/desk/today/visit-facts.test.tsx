import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anAppointment } from '../../../../tests/support/entities.ts';
import { VisitContactLinks } from './visit-facts.tsx';

test.each([
  [{}, 'skeleton', 'tel:'],
  [{ clientName: 'Jordan Example', phone: '(312) 555-0100' }, 'tel:', 'skeleton'],
  [{ clientName: 'Jordan Example' }, 'No address', 'skeleton'],
])('the steps keep their place below a contact that arrives later: %j', (contact, shown, gone) => {
  const html = renderToStaticMarkup(<VisitContactLinks visit={anAppointment(contact)} sheet={undefined} />);
  expect([html.includes(shown), html.includes(gone)]).toEqual([true, false]);
});
