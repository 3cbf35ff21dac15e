import * as z from 'zod/mini';

/** The answer of GET /api/desk/calendar-feed and POST /api/desk/calendar-feed/renew: the secret address of one's own visits. */
export const calendarFeedSchema = z.object({ url: z.url() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
