import type { IncomingMessage } from 'node:http';
import { otherSite } from './errors.ts';

/** This site's own pages, and what a person opens by hand (a bookmark, a typed address). */
const ownSites = ['same-origin', 'none'];

/**
 * Refuses a request that another site makes a visitor's browser send, by navigation, form, image or script. Every browser
 * of today says so in Sec-Fetch-Site, which pages cannot set; tools that are no browser send none and pass.
 * @throws ApiError 403
 */
export function refuseOtherSites(request: IncomingMessage): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && !(typeof site === 'string' && ownSites.includes(site))) throw otherSite();
}
