export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  /** Activate if the asking page is the only one open. */
  | { type: 'SKIP_WAITING_IF_ALONE' }
  /** Whether the worker and this entry script are of one build. The reply is a boolean. */
  | { type: 'IS_SAME_BUILD'; script: string }
  /** Keep the portal's code offline, because someone stays signed in. */
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
