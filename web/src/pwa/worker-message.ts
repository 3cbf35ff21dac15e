export type WorkerMessage =
  /** Take over from the version before. */
  | { type: 'SKIP_WAITING' }
  /** Take over if the page that asks is the only one open. */
  | { type: 'SKIP_WAITING_IF_ALONE' }
  /** Whether this worker and the page with this entry script are of one build; answered with a boolean. */
  | { type: 'IS_SAME_BUILD'; script: string }
  /** Someone is signed in and stays so: keep the portal's code for offline use. */
  | { type: 'KEEP_PORTAL_CODE' };

const types: readonly string[] = [
  'SKIP_WAITING',
  'SKIP_WAITING_IF_ALONE',
  'IS_SAME_BUILD',
  'KEEP_PORTAL_CODE',
] satisfies WorkerMessage['type'][];

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (data.type === 'IS_SAME_BUILD') return 'script' in data && typeof data.script === 'string';
  return typeof data.type === 'string' && types.includes(data.type);
}
