import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import * as z from 'zod/mini';

/** A message posted for a device, still encrypted. */
type ReceivedPush = { readonly headers: NodeJS.Dict<string | string[]>; readonly body: string };

const behaviorSchema = z.strictObject({ path: z.string(), status: z.number() });
/** RFC 8030's status for an accepted message. */
const created = 201;

/**
 * Starts a stand-in for the browsers' push services on 127.0.0.1. Any path is a device: it accepts posted messages, or
 * responds with the status that a test has set. `GET /local/received?path=` lists the messages, oldest first, with the body
 * in base64.
 * @throws if the port is in use
 */
export async function startPushService(port: number): Promise<{ stop(): Promise<void> }> {
  const received = new Map<string, ReceivedPush[]>();
  const statuses = new Map<string, number>();
  const app = express().disable('x-powered-by').set('query parser', 'simple');

  app.get('/local/received', (request, response) => {
    response.json(received.get(String(request.query['path'])) ?? []);
  });
  app.post('/local/devices', express.json(), (request, response) => {
    const { path, status } = behaviorSchema.parse(request.body);
    statuses.set(path, status);
    response.status(204).end();
  });
  app.post('/{*device}', async (request, response) => {
    const status = statuses.get(request.path) ?? created;
    // Express refuses a body in the encoding of RFC 8188, aes128gcm.
    const push = { headers: request.headers, body: (await buffer(request)).toString('base64') };
    received.set(request.path, [...(received.get(request.path) ?? []), push]);
    response.status(status).end();
  });

  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
