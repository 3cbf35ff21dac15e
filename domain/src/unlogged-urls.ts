import { apiPaths } from './api-paths.ts';
import { paths } from './paths.ts';

const token = 'TOKEN';

/**
 * Parts of URLs that hold a secret or an email. Mail programs and calendars can send them in no other place, and Google's
 * log keeps URLs, so the project's log leaves such requests out.
 */
export const unloggedUrls: readonly string[] = [
  apiPaths.client(token),
  apiPaths.calendarFeed(token),
  apiPaths.mailPreferences(token),
  paths.estimateLink(token),
  paths.invoiceLink(token),
].map((url) => url.slice(0, url.search(/(\?token=)?TOKEN/)));

/** The filter of the log's exclusion, in the Logging query language. */
export const unloggedFilter = `httpRequest.requestUrl:(${unloggedUrls.map((url) => `"${url}"`).join(' OR ')})`;
