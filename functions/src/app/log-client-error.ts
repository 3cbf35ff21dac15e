import { createHash } from 'node:crypto';
import type { ClientError } from '@welding/domain/entities/client-error';
import { deskPaths, deskScope, paths, siteScopes } from '@welding/domain/paths';
import * as logger from 'firebase-functions/logger';
import { withoutPersonalData } from '#without-personal-data.ts';
import { messageTemplate } from './message-template.ts';

/**
 * Writes an error of a browser to the log, without what may tell who it was. A notice, as anybody may send one: the alert on
 * the functions' own errors stays quiet. `group` is the same for the same message at the same place of the same build.
 */
export function logClientError({ app, build, page, message, stack = '' }: ClientError): void {
  const said = messageTemplate(message);
  const frames = framesOf(stack);
  logger.write({
    severity: 'NOTICE',
    message: 'error in a browser',
    group: createHash('sha256')
      .update(JSON.stringify([app, build, said, frames[0]]))
      .digest('hex')
      .slice(0, 12),
    app,
    build,
    page: placeOf(page),
    said,
    ...(frames.length > 0 && { stack: frames.join('\n') }),
  });
}

// V8 writes "at save (https://…/a.js:1:22)", the others "save@https://…/a.js:1:22".
const frame =
  /^\s*(?:at )?(?:(?:async|new) )?[\w$.<>]{0,80}(?: \[as [\w$]+\])?[ @]?\(?https?:\/\/[^\s()]+:\d+\)?$/;

/** The lines of a stack that are places in code. The others repeat the message. */
function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => frame.test(line))
    .map((line) => withoutPersonalData(withoutTokens(line)));
}

/** Pages' own scripts are named by their address, which may be the link of a mail: whoever has that reads the paper. */
function withoutTokens(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1').replace(/\/([ei])\/[\w-]+/g, '/$1/:id');
}

const screens = [deskPaths.visit(''), deskPaths.moveDay('', ''), deskPaths.hours()];
const routeParts = new Set(
  [deskScope, siteScopes.es, ...screens, ...Object.values(paths), ...Object.values(deskPaths)].flatMap(
    (path) => (typeof path === 'string' ? path.split(/[/?]/) : []),
  ),
);

/** Which page it was, without whose: only parts of our own routes are kept. */
function placeOf(page: string): string {
  const [path = ''] = page.split(/[?#]/);
  return path
    .split('/')
    .map((part) => (routeParts.has(part) ? part : ':id'))
    .join('/');
}
