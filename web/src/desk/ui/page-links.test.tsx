import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { calendarPath } from '#desk/calendar/calendar-view.tsx';
import { BackLink, forgetSearches, noteSearch } from './page-links.tsx';

function hrefOfBackTo(path: string): string | undefined {
  const link = (
    <MemoryRouter>
      <BackLink to={path}>Back</BackLink>
    </MemoryRouter>
  );
  return /href="([^"]*)"/.exec(renderToStaticMarkup(link))?.[1];
}

test('the link back to a list keeps its filter, until the list is opened without one', () => {
  expect(hrefOfBackTo('/money/invoices')).toBe('/money/invoices');
  noteSearch('/money/invoices', '?show=paid');
  noteSearch('/money/invoices/1', '');
  expect(hrefOfBackTo('/money/invoices')).toBe('/money/invoices?show=paid');
  expect(hrefOfBackTo('/money/estimates')).toBe('/money/estimates');
  noteSearch('/money/invoices', '');
  expect(hrefOfBackTo('/money/invoices')).toBe('/money/invoices');
});

test('the link back to the calendar keeps the view and shows the day', () => {
  expect(calendarPath('2026-12-01')).toBe('/calendar?view=day&day=2026-12-01');
  noteSearch('/calendar', '?view=week&day=2026-11-23');
  expect(calendarPath('2026-12-01')).toBe('/calendar?view=week&day=2026-12-01');
});

test('the next person at the desk gets none of the last person’s searches', () => {
  noteSearch('/clients', '?search=Jordan');
  forgetSearches();
  expect(hrefOfBackTo('/clients')).toBe('/clients');
});
