import type { RequestContext } from './route.ts';

/** The longest name of a browser that is kept. */
const maxUserAgent = 500;

/** From where something came that is kept with its signature. */
export function senderOf({ ip: { client, peer }, header }: RequestContext) {
  // Behind Hosting it also says by way of whom.
  const [ip = ''] = client.split(' ', 1);
  const userAgent = (header('User-Agent') ?? '').slice(0, maxUserAgent).toWellFormed();
  return { ip, peer, userAgent };
}
