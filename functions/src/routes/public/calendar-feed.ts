import { bookingMessages } from '@welding/domain/booking/booking-messages';
import * as z from 'zod/mini';
import { writeCalendarFeed } from '#actions/write-calendar-feed.ts';
import { findRenewals } from '#data/calendar-feeds.ts';
import { findStaff } from '#data/staff.ts';
import { isCalendarFeed, staffOfCalendarFeed } from '#http/calendar-feed-token.ts';
import { notFound } from '#http/errors.ts';
import { addressParts } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';

/**
 * GET /api/calendar-feeds/{token}.ics: 200 and the visits of whoever of the staff has this secret address, for a phone's
 * calendar, which cannot sign in. 404 for one that was renewed, and when their account was closed.
 */
export const showCalendarFeed = publicRoute({
  method: 'GET',
  path: '/api/calendar-feeds/:token',
  read: addressParts(z.object({ token: z.string() })),
  answer: async ({ token: file }) => {
    const token = file.replace(/\.ics$/, '');
    const staffId = staffOfCalendarFeed(token);
    const [person, renewals] = staffId
      ? await Promise.all([findStaff(staffId), findRenewals(staffId)])
      : [undefined, 0];
    if (!person?.active || !isCalendarFeed(token, person.id, renewals))
      throw notFound(bookingMessages.feedGone);
    const calendar = await writeCalendarFeed(person.id, new Date());
    return {
      status: 200,
      text: parts(calendar),
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="visits.ics"',
      },
    };
  },
});

async function* parts(text: string): AsyncGenerator<string> {
  yield text;
}
