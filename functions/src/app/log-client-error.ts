import { createHash } from 'node:crypto';
import type { ClientError } from '@welding/domain/entities/client-error';
import { deskPaths, deskScope, paths, siteScopes } from '@welding/domain/paths';
import * as logger from 'firebase-functions/logger';
import { withoutPersonalData } from '#without-personal-data.ts';

/**
 * Logs a browser's error without personal data. Logs it as a notice, because anyone may send one and it must not trigger the
 * alert on the functions' own errors. `group` is the same for the same message at the same place of the same build.
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

/** The stack lines that are places in code. The others repeat the message. */
function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => frame.test(line))
    .map((line) => withoutPersonalData(withoutTokens(line)));
}

/** Removes tokens from URLs, because the link of a mail opens its paper. */
function withoutTokens(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1').replace(/\/([ei])\/[\w-]+/g, '/$1/:id');
}

const screens = [deskPaths.visit(''), deskPaths.moveDay('', ''), deskPaths.hours()];
const routeParts = new Set(
  [deskScope, siteScopes.es, ...screens, ...Object.values(paths), ...Object.values(deskPaths)].flatMap(
    (path) => (typeof path === 'string' ? path.split(/[/?]/) : []),
  ),
);

/** The page's route pattern, without ids. */
function placeOf(page: string): string {
  const [path = ''] = page.split(/[?#]/);
  return path
    .split('/')
    .map((part) => (routeParts.has(part) ? part : ':id'))
    .join('/');
}

/** Words in messages of browsers, React, Firebase and this code. Any other text may be a visitor's. */
const words = new Set(
  `a about abort aborted access accessing already an and any api argument arguments array as assign assignment at attempt
  attempted attempting auth await be been before being body boolean browser but by cache call callback called cancelled cannot
  change changed chunk class client closed closing code codes connection constant constructor could css data database declared
  defined delete denied destroyed destructure detected did document documents does draw dynamic dynamically element empty end
  entity error evaluating event exceeded execute exist exists expected export failed fetch fetching file find for found from full
  function generator get given global got has have hydrated hydration identifier if import in index indexed initialization
  initialize input insert instance insufficient internal into invalid invoked is it iterable iterator json key kind left lexical
  line load loaded loading lock longer lost maximum memory message method minified missing module more must network new no node
  not null number object of offline on one operation option or out outside parameter parse payments pending permission
  permissions position private promise properties property provided query quota range react read reading ready reason recursion
  redeclaration reference registered rejected released removed render rendered rendering request required reserved resource
  response result root route script secure server service set signed size stack started state status still stopped storage store
  strict string structured succeed supported suspended symbol syntax target text than that the their then there this thrown time
  timed timeout to token too transaction true try trying type unable unauthorized uncaught undefined unexpected unhandled unknown
  unreadable unregistered unsupported unterminated update use used using valid value variable version visit was when while with
  without worker write`.split(/\s+/),
);
const errorName = /^[A-Z][A-Za-z]{0,40}(?:Error|Exception)$/;
const reactCode = /^#\d{1,3}$/;

const separators = /([\s.:()[\]=/,;-]+)/;
const address = /\S*(?::\/\/|[@?])\S*/g;

/** An error message with `…` for each run of unknown words, except error types and React's error numbers. */
function messageTemplate(message: string): string {
  const parts = message.replace(address, '…').split(separators);
  let said = '';
  for (const [index, word] of parts.entries()) {
    if (index % 2 > 0) continue;
    const piece = isKnown(word) ? word : '…';
    if (piece !== '…' || !said.endsWith('…')) said += (parts[index - 1] ?? '') + piece;
  }
  return said.replace(/\s+/g, ' ').trim();
}

function isKnown(word: string): boolean {
  return word === '' || words.has(word.toLowerCase()) || errorName.test(word) || reactCode.test(word);
}
