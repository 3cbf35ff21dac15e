import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import protobuf from 'protobufjs';
import * as z from 'zod';
import type { RecordedCall } from '../../tests/support/recording-proxy.ts';

// Firestore's SDK contains its interface description.
const sdk = dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore'));
const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(join(sdk, '..', 'protos', 'v1.json'), 'utf8')));

/** Documents, as Firestore bills them. */
export type FirestoreCost = { readonly reads: number; readonly writes: number; readonly deletes: number };

const batchGetSchema = z.object({ documents: z.array(z.string()) });
const listResponseSchema = z.object({ documents: z._default(z.array(z.unknown()), []) });
const queryResponseSchema = z.object({ document: z.optional(z.unknown()) });
const aggregationResponseSchema = z.object({
  result: z.object({ aggregateFields: z.record(z.string(), z.object({ integerValue: z.number() })) }),
});
const commitSchema = z.object({ writes: z.array(z.object({ delete: z.optional(z.string()) })) });

/** One read covers this many index entries. */
const countedByOneRead = 1000;
const free = ['Commit', 'BeginTransaction', 'Rollback'];

/**
 * Sums up the reads and writes of calls. A missing document and a query without a result are one read each
 * (firebase.google.com/docs/firestore/pricing).
 */
export function costOf(calls: readonly RecordedCall[]): FirestoreCost {
  const written = calls
    .filter(({ method }) => method === 'Commit')
    .flatMap(({ request }) => decodeMessages('CommitRequest', request, commitSchema))
    .flatMap(({ writes }) => writes);
  const deletes = written.filter((write) => write.delete !== undefined).length;
  return {
    reads: calls.reduce((sum, call) => sum + readsOf(call), 0),
    writes: written.length - deletes,
    deletes,
  };
}

function readsOf({ method, request, response }: RecordedCall): number {
  if (free.includes(method)) return 0;
  if (method === 'BatchGetDocuments') {
    const asked = decodeMessages('BatchGetDocumentsRequest', request, batchGetSchema);
    return asked.reduce((sum, { documents }) => sum + documents.length, 0);
  }
  if (method === 'RunQuery') {
    const answers = decodeMessages('RunQueryResponse', response, queryResponseSchema);
    return Math.max(1, answers.filter(({ document }) => document !== undefined).length);
  }
  if (method === 'RunAggregationQuery') {
    const counted = decodeMessages('RunAggregationQueryResponse', response, aggregationResponseSchema)
      .flatMap(({ result }) => Object.values(result.aggregateFields))
      .reduce((sum, { integerValue }) => sum + integerValue, 0);
    return Math.max(1, Math.ceil(counted / countedByOneRead));
  }
  if (method === 'ListDocuments') {
    const listed = decodeMessages('ListDocumentsResponse', response, listResponseSchema);
    return Math.max(1, listed.flatMap(({ documents }) => documents).length);
  }
  throw new Error(`The cost of ${method} is not known`);
}

/** Reads the messages of a gRPC body. Before each, one byte marks compression and four hold the length. */
function decodeMessages<Message>(type: string, body: Buffer, schema: z.ZodType<Message>): Message[] {
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
