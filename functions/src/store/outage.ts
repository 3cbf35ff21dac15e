// https://grpc.github.io/grpc/core/md_doc_statuscodes.html
const grpc = {
  cancelled: 1,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const;

const outages = [
  grpc.cancelled,
  grpc.deadlineExceeded,
  grpc.resourceExhausted,
  grpc.aborted,
  grpc.internal,
  grpc.unavailable,
];

/**
 * Firestore did not answer, or could not for now: trying again later may help. An overloaded connection ends streams as
 * CANCELLED and INTERNAL, too.
 */
export function isOutage(error: unknown): boolean {
  return hasCode(error, outages);
}

/** A write found a document where there should be none, or one changed since it was read. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, [grpc.notFound, grpc.alreadyExists, grpc.failedPrecondition, grpc.aborted]);
}

/** What Firestore throws when a document was changed between a read and a write, for who finds it changed before writing. */
export function changedInBetween(): Error {
  return Object.assign(new Error('Changed since it was read'), { code: grpc.aborted });
}

/** A document that was to be created is there already. */
export function isAlreadyThere(error: unknown): boolean {
  return hasCode(error, [grpc.alreadyExists]);
}

function hasCode(error: unknown, codes: readonly number[]): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'number' && codes.includes(error.code)
  );
}
