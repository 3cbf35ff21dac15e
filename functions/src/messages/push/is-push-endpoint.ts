/** Names that no public push service has (RFC 6761, RFC 8375, RFC 9476, and ICANN's private one). */
const privateName =
  /\.(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|test|example|invalid|onion|alt)$/;
/** A name with a dot and a top-level domain: no IP address, and no machine of one's own network. */
const publicName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * Whether notifications may be sent to this address, which a browser names as its push service's: HTTPS, the usual port, a
 * public name. Where the name leads is looked at when it is connected to (`lookUpPublic`).
 * @param standIn where a stand-in for push services answers, whose addresses are good as they are
 */
export function isPushEndpoint(endpoint: string, standIn: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (standIn && origin === new URL(standIn).origin) return true;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && publicName.test(hostname) && !privateName.test(hostname);
}
