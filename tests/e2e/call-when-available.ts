import { randomUUID } from 'node:crypto';
import { type ApiAnswer, type CallOptions, callApi } from '../api/call-api.ts';

const attempts = 4;

/** A call that prepares a journey. Repeats a 503, which a busy machine answers, under the same key, as the app does. */
export async function callWhenAvailable(
  method: string,
  path: string,
  options: CallOptions,
): Promise<ApiAnswer> {
  const asked = { ...options, ...(method === 'POST' && { key: randomUUID() }) };
  let answer = await callApi(method, path, asked);
  for (let attempt = 1; attempt < attempts && answer.status === 503; attempt += 1) {
    answer = await callApi(method, path, asked);
  }
  return answer;
}
