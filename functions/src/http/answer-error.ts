import { apiMessages } from '@welding/domain/messages';
import type { NextFunction, Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { ApiError } from './errors.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** The one place where errors become answers: Express's error handler, known by its four parameters. */
export async function answerError(
  error: unknown,
  _request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  const known = error instanceof ApiError ? error : await named(error);
  if (!known || known.status >= 500) report(error, response);
  if (response.headersSent) {
    next(error);
    return;
  }
  const { status, message, headers } = known ?? new ApiError(500, apiMessages.internal);
  response.status(status).set(headers).type('text/plain').send(message);
}

/** The names of all errors bring half of what is stored with them: no part of a cold start. */
async function named(error: unknown): Promise<ApiError | undefined> {
  const { knownError } = await import('./known-error.ts');
  return knownError(error);
}

function report(error: unknown, response: Response): void {
  const requestId: unknown = response.locals['requestId'];
  logger.error('request failed', {
    requestId,
    route: response.locals['route'] ?? 'none',
    cause: error instanceof Error ? withoutPersonalData(error.stack ?? error.message) : 'not an Error',
  });
}
