import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePorts, host } from './ports.ts';
import { startChannelGate } from './start-channel-gate.ts';

const deafMs = 100;
const database = 'projects/demo/databases/(default)';
const soon = { timeout: 5_000, interval: 10 };

/** The emulator's requests: addresses with their messages. */
type Asked = { method: string; id: string | null; type: string | null; number: string | null; form: string };

/** A gate in front of an emulator that opens channels named one, two and so on, and sends nothing more. */
async function gateBeforeEmulator(answerOpening: () => Promise<void> = async () => undefined) {
  const asked: Asked[] = [];
  let opened = 0;
  const emulator = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://emulator');
    const [id, type, number] = ['SID', 'TYPE', 'RID'].map((name) => searchParams.get(name));
    const form = await text(request);
    asked.push({
      method: request.method ?? '',
      id: id ?? null,
      type: type ?? null,
      number: number ?? null,
      form,
    });
    if (request.method === 'GET') return void response.writeHead(200).flushHeaders();
    if (id) return void response.end('11\n[1,0,0]');
    await answerOpening();
    opened += 1;
    response.end(`51\n[[0,["c","channel ${opened}","",8,12,30000]]]`);
  });
  const { firestore, channels } = await freePorts();
  emulator.listen(firestore, host);
  await once(emulator, 'listening');
  const gate = await startChannelGate(channels, `${host}:${firestore}`, deafMs);
  onTestFinished(() => {
    gate.stop();
    emulator.close();
    emulator.closeAllConnections();
  });
  const address = (query: string) =>
    `http://${host}:${channels}/google.firestore.v1.Firestore/Listen/channel?${query}`;
  return { asked, address };
}

function listenTo(...targets: number[]): URLSearchParams {
  const form = new URLSearchParams({ count: String(targets.length), ofs: '0' });
  for (const [index, targetId] of targets.entries())
    form.set(`req${index}___data__`, JSON.stringify({ database, addTarget: { targetId } }));
  return form;
}

const stoppedFor = (asked: readonly Asked[], id: string) =>
  asked
    .filter(
      (request) => request.id === id && request.method === 'POST' && request.form.includes('removeTarget'),
    )
    .map(({ number, form }) => ({
      number,
      targets: [...form.matchAll(/removeTarget%22%3A(\d+)/g)].map(([, target]) => target),
    }));

test('a closed page’s listeners are removed, and the page has to start anew', async () => {
  const { asked, address } = await gateBeforeEmulator();
  await fetch(address('RID=7'), { method: 'POST', body: listenTo(2, 4) });
  const gone = new AbortController();
  await fetch(address('SID=channel 1&RID=rpc'), { signal: gone.signal });
  const more = new URLSearchParams({ count: '2', ofs: '2' });
  more.set('req0___data__', JSON.stringify({ database, addTarget: { targetId: 6 } }));
  more.set('req1___data__', JSON.stringify({ database, removeTarget: 4 }));
  await fetch(address('SID=channel 1&RID=8'), { method: 'POST', body: more });
  gone.abort();
  await vi.waitFor(
    () => expect(stoppedFor(asked, 'channel 1').at(-1)).toEqual({ number: '9', targets: ['2', '6'] }),
    soon,
  );
  const again = await fetch(address('SID=channel 1&RID=rpc'));
  expect([again.status, await again.text()]).toEqual([400, 'Unknown SID']);
});

test('a listening page keeps its channel across several requests', async () => {
  const { asked, address } = await gateBeforeEmulator();
  await fetch(address('RID=1'), { method: 'POST', body: listenTo(2) });
  await fetch(address('RID=1'), { method: 'POST', body: listenTo(2) });
  const [first, second] = [new AbortController(), new AbortController()];
  await fetch(address('SID=channel 1&RID=rpc'), { signal: first.signal });
  await fetch(address('SID=channel 1&RID=rpc'), { signal: second.signal });
  first.abort();
  // The second channel has no listener and serves as the clock.
  await vi.waitFor(() => expect(stoppedFor(asked, 'channel 2')).toHaveLength(1), soon);
  expect(stoppedFor(asked, 'channel 1')).toEqual([]);
  second.abort();
  await vi.waitFor(() => expect(stoppedFor(asked, 'channel 1')).toHaveLength(1), soon);
});

test('a page closed before its channel has a name leaves no listener', async () => {
  const { promise: pageIsGone, resolve } = Promise.withResolvers<void>();
  const { asked, address } = await gateBeforeEmulator(() => pageIsGone);
  const gone = new AbortController();
  const opening = fetch(address('RID=1'), { method: 'POST', body: listenTo(2), signal: gone.signal });
  await vi.waitFor(() => expect(asked).toHaveLength(1), soon);
  gone.abort();
  await expect(opening).rejects.toThrow();
  resolve();
  await vi.waitFor(() => expect(stoppedFor(asked, 'channel 1')).toHaveLength(1), soon);
});

test('listeners of an ended channel are removed before the end', async () => {
  const { asked, address } = await gateBeforeEmulator();
  await fetch(address('RID=1'), { method: 'POST', body: listenTo(2) });
  await fetch(address('SID=channel 1&RID=2&TYPE=terminate'), { method: 'POST' });
  expect(asked.map(({ id, type, form }) => [id, type, form.includes('removeTarget')])).toEqual([
    [null, null, false],
    ['channel 1', null, true],
    ['channel 1', 'terminate', false],
  ]);
});
