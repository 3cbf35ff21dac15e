import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';

/**
 * Gives the request an id, sends it as X-Request-Id and logs one line when the answer is out. The line names the route's
 * pattern, never the address: a client's e-mail stands in it.
 */
export function logRequest(request: Request, response: Response): void {
  const requestId = randomUUID();
  const start = performance.now();
  response.locals['requestId'] = requestId;
  response.set('X-Request-Id', requestId);
  response.on('close', () => {
    logger.info('request', {
      requestId,
      method: request.method,
      route: response.locals['route'] ?? 'none',
      status: response.statusCode,
      completed: response.writableFinished,
      milliseconds: Math.round(performance.now() - start),
    });
  });
}
