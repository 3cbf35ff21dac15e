import type { IncomingMessage } from 'node:http';
import { apiMessages } from '@welding/domain/messages';
import { maxBodySeconds } from '@welding/domain/values/limits';
import { badRequest, tooLarge } from '#refusal.ts';
import { bodyTooSlow, notJson } from './errors.ts';
import { sentContentLength, sentContentType } from './raw-request.ts';
import { withinDeadline } from './within-deadline.ts';

/**
 * The body as bytes; of one that is too long, never more than `maxBytes` are taken in.
 * @throws Refusal 413 when it is longer than `maxBytes`, at once when its Content-Length says so; 408 when it is not
 * there within `maxSeconds`; 400 when it ends before it is whole
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  maxSeconds = maxBodySeconds,
): Promise<Buffer> {
  // A carrying server that was not kept from it has read the body and left it here.
  const carried = 'rawBody' in request ? request.rawBody : undefined;
  if (Buffer.isBuffer(carried)) {
    if (carried.length > maxBytes) throw tooLarge();
    return carried;
  }
  if (sentContentLength(request) > maxBytes) throw tooLarge();
  return await withinDeadline(readStream(request, maxBytes), maxSeconds * 1000, bodyTooSlow);
}

async function readStream(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (request.readableEnded) return Buffer.alloc(0);
  try {
    // The connection is still needed for the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length > maxBytes) break;
      chunks.push(bytes);
    }
  } catch {
    throw badRequest(apiMessages.bodyIncomplete);
  }
  if (length > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

/**
 * The body as the JSON it says it is; undefined when it is empty.
 * @throws Refusal 415 when it is of another type, 400 when it is not JSON; and as `readBody`
 */
export async function readJson(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const [type = ''] = sentContentType(request).split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw notJson();
  const body = await readBody(request, maxBytes);
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw badRequest(apiMessages.brokenJson);
  }
}
