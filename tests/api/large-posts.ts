import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import type { FunctionProcess } from './function-process.ts';

export type LargePosts = {
  /** The statuses of the responses. */
  statuses: number[];
  /** The function's resident memory before the posts and its peak since, in MB. */
  idleMB: number;
  peakMB: number;
};

type Size = { count: number; megabytes: number; chunked: boolean };

/** Sends `count` large posts to a function at once and measures its memory. Linux only, because it reads /proc. */
export async function measureLargePosts(
  { base, pid }: FunctionProcess,
  { count, megabytes, chunked }: Size,
): Promise<LargePosts> {
  // 5 resets the peak to the current value (man 5 proc_pid_clear_refs).
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const idleMB = await memoryOf(pid, 'VmRSS');
  const megabyte = Buffer.alloc(1_000_000, 'x');
  // Keeps connections, like browsers. A connection that closes with the response may close before the response is read.
  const agent = new Agent({ keepAlive: true });
  const send = () => post(`${base}/api/quotes`, megabyte, { megabytes, chunked, agent });
  const answers = await Promise.all(Array.from({ length: count }, send));
  agent.destroy();
  return { statuses: answers.filter((status) => status !== 0), idleMB, peakMB: await memoryOf(pid, 'VmHWM') };
}

async function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (!kilobytes) throw new Error(`/proc/${pid}/status has no ${field}`);
  return Number(kilobytes) / 1000;
}

/** Sends the whole body even after a response. @returns the status, 0 for none */
function post(
  url: string,
  megabyte: Buffer,
  { megabytes, chunked, agent }: Pick<Size, 'megabytes' | 'chunked'> & { agent: Agent },
): Promise<number> {
  return new Promise((resolve) => {
    let status = 0;
    const length = chunked
      ? { 'Transfer-Encoding': 'chunked' }
      : { 'Content-Length': megabytes * megabyte.length };
    const headers = { 'Content-Type': 'application/json', ...length };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      status = response.statusCode ?? 0;
      response.resume();
    });
    sent.on('error', () => undefined);
    sent.once('close', () => resolve(status));
    let left = megabytes;
    const sendMore = () => {
      while (left > 0) {
        left -= 1;
        if (!sent.write(megabyte)) {
          sent.once('drain', sendMore);
          return;
        }
      }
      sent.end();
    };
    sendMore();
  });
}
