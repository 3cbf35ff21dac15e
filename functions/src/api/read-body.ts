import type { IncomingMessage } from 'node:http';
import { apiMessages } from '@welding/domain/messages';
import { sentContentType } from './carried-request.ts';
import { badRequest, notJson, tooLarge } from './errors.ts';

/**
 * The body as bytes. The carrying server has usually read it already and left it in `rawBody`.
 * @throws ApiError 413 when it is longer than `maxBytes`
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const carried = 'rawBody' in request ? request.rawBody : undefined;
  if (Buffer.isBuffer(carried)) {
    if (carried.length > maxBytes) throw tooLarge();
    return carried;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  if (!request.readableEnded) {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length > maxBytes) throw tooLarge();
      chunks.push(bytes);
    }
  }
  return Buffer.concat(chunks);
}

/**
 * The body as the JSON it says it is; undefined when it is empty.
 * @throws ApiError 415 when it is of another type, 413 when it is too long, 400 when it is not JSON
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
