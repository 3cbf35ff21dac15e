import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import protobuf from 'protobufjs';
import type * as z from 'zod';

// Firestore's SDK carries the interface it speaks, as data.
const sdk = dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore'));
const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(join(sdk, '..', 'protos', 'v1.json'), 'utf8')));

/** Reads the messages of a gRPC body, of which each has a byte that says whether it is compressed, and four of length. */
export function decodeMessages<Message>(type: string, body: Buffer, schema: z.ZodType<Message>): Message[] {
  const message = root.lookupType(`google.firestore.v1.${type}`);
  const decoded: Message[] = [];
  for (let at = 0; at + 5 <= body.length; ) {
    if (body[at] !== 0) throw new Error('A compressed message cannot be read');
    const end = at + 5 + body.readUInt32BE(at + 1);
    const plain = message.toObject(message.decode(body.subarray(at + 5, end)), {
      enums: String,
      longs: Number,
    });
    decoded.push(schema.parse(plain));
    at = end;
  }
  return decoded;
}
