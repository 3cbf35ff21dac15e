import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { join } from 'node:path';
import { invoices } from '../functions/src/data/invoices.ts';
import { anInvoice } from '../tests/support/money-entities.ts';
import { createTestClient, createTestProject } from '../tests/support/sample.ts';
import { verifiedCookie } from '../tests/support/verified-session.ts';
import type { BenchRow, BenchStack } from './bench-row.ts';
import { serveFunction } from './function-server.ts';
import { median } from './median.ts';

const lineCount = 50;
const rounds = 15;
const targetMs = 1000;
const targetBytes = 60_000;

/** GET /api/invoices/{id}.pdf of the built function, an invoice of 50 lines: the first of an instance, and those after it. */
export async function run(stack: BenchStack): Promise<BenchRow[]> {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const invoice = anInvoice({
    id: randomUUID(),
    clientId: client.id,
    projectId: project.id,
    lines: Array.from({ length: lineCount }, (_, index) => ({
      kind: 'labor',
      description: `${index + 1}. Weld a cracked crossmember, grind it flush and prime it`,
      quantity: 1.5 + index,
      unit: 'hour',
      unitPrice: 120.5,
    })),
  });
  await (await invoices()).doc(invoice.id).set(invoice);
  const cookie = await verifiedCookie(client);
  const server = await serveFunction(join(stack.directory, 'functions'), stack);
  try {
    const draw = () => download(server.port, `/api/invoices/${invoice.id}.pdf`, cookie);
    const first = await draw();
    const next: number[] = [];
    for (let round = 0; round < rounds; round += 1) next.push((await draw()).ms);
    const warm = median(next);
    const { bytes } = first;
    return [
      {
        measure: `Invoice of ${lineCount} lines as PDF, warm (median of ${rounds}), ${(bytes / 1000).toFixed(1)} kB`,
        value: `${warm.toFixed(0)} ms`,
        baseline: `${first.ms.toFixed(0)} ms, the first of an instance`,
        ratio: warm / first.ms,
        target: `≤ ${targetMs} ms, ≤ ${targetBytes / 1000} kB`,
        met: warm <= targetMs && bytes <= targetBytes,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Reads a file to its end. @throws Error when it is not there */
async function download(port: number, path: string, cookie: string): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  return await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false, headers: { cookie } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - start, bytes });
        else reject(new Error(`${path} was answered with ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
