import { once } from 'node:events';
import { createServer } from 'node:http';
import { host } from '../../local/stack/ports.ts';

/**
 * Set-up of files that reach Firestore over REST, as in production. Everything else on the local stack uses gRPC. Over REST
 * the SDK takes its token from Google's metadata server, so this one gives it the emulator's.
 */
const metadata = createServer(({ url = '' }, response) => {
  response.setHeader('Metadata-Flavor', 'Google');
  response.setHeader('Content-Type', 'application/json');
  if (url.includes('/token')) {
    response.end(JSON.stringify({ access_token: 'owner', expires_in: 3_600, token_type: 'Bearer' }));
  } else response.writeHead(url.includes('/universe') ? 404 : 200).end('{}');
});
metadata.listen(0, host);
await once(metadata, 'listening');
metadata.unref();
const address = metadata.address();
if (address === null || typeof address === 'string') throw new Error('The metadata server has no port');
process.env['FIRESTORE_PREFER_REST'] = 'true';
process.env['GCE_METADATA_HOST'] = `${host}:${address.port}`;
