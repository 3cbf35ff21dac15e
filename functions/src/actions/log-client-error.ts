import { createHash } from 'node:crypto';
import type { ClientError } from '@welding/domain/entities/client-error';
import * as logger from 'firebase-functions/logger';
import { withoutPersonalData } from '#without-personal-data.ts';

/**
 * Writes an error of a browser to the log, without what may tell who it was. A notice, as anybody may send one: the alert on
 * the functions' own errors stays quiet. `group` is the same for the same message of the same build.
 */
export function logClientError({ app, build, page, message, stack }: ClientError): void {
  const said = sentenceOf(message);
  const kind = sentenceOf(message.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/gi, '#'));
  logger.write({
    severity: 'NOTICE',
    message: 'error in a browser',
    group: createHash('sha256')
      .update(JSON.stringify([app, build, kind]))
      .digest('hex')
      .slice(0, 12),
    app,
    build,
    page: placeOf(page),
    said,
    ...(stack && { stack: withoutPersonalData(withoutTokens(framesOf(stack))) }),
  });
}

function sentenceOf(message: string): string {
  return withoutPersonalData(withoutTokens(withoutQuotations(message)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** What an error quotes may have been typed by somebody; a name of code is left. */
function withoutQuotations(text: string): string {
  return text.replace(/(["'`])([^"'`]*)\1/g, (quoted, mark: string, inside: string) =>
    /^[\w$.-]{0,40}$/.test(inside) ? quoted : `${mark}…${mark}`,
  );
}

/** The lines that name places in code; the others repeat the message. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /:\d+/.test(line))
    .join('\n');
}

/** Pages' own scripts are named by their address, which may be the link of a mail: whoever has that reads the paper. */
function withoutTokens(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1').replace(/\/([ei])\/[\w-]+/g, '/$1/:id');
}

/** Which page it was, without whose: ids and tokens in the path are left out. */
function placeOf(page: string): string {
  const [path = ''] = page.split(/[?#]/);
  return path
    .split('/')
    .map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : ':id'))
    .join('/');
}
