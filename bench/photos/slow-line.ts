import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const sliceBytes = 4_000;

/**
 * A line between the browser and the product, with an origin of its own. What goes up passes it at its speed, byte by byte
 * as it comes, and a cut takes along what is under way.
 */
export class SlowLine {
  /** In bytes a second; undefined lets everything pass at once. */
  speed: number | undefined;
  /** Told of what passes of photos, in bytes of their requests' bodies. */
  onPhotoBytes: (bytes: number) => void = () => undefined;
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  readonly #target: URL;
  #isCut = false;
  #freeAt = 0;

  private constructor(target: string) {
    this.#target = new URL(target);
  }

  static async open(target: string): Promise<SlowLine> {
    const line = new SlowLine(target);
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The line is not open');
    return `http://127.0.0.1:${address.port}`;
  }

  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  restore(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await this.#up(request);
      const answer = await this.#ask(request, body);
      if (this.#isCut) throw new Error('The line is cut');
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    } catch {
      response.destroy();
    }
  }

  /** @throws Error when the line is cut meanwhile */
  async #up(request: IncomingMessage): Promise<Buffer> {
    const isPhoto = request.method === 'POST' && (request.url ?? '').endsWith('/photos');
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      const bytes: Buffer = chunk;
      for (let from = 0; from < bytes.length; from += sliceBytes) {
        const { length } = bytes.subarray(from, from + sliceBytes);
        await this.#pass(length);
        if (isPhoto) this.onPhotoBytes(length);
        if (this.#isCut) throw new Error('The line is cut');
      }
      chunks.push(bytes);
    }
    if (this.#isCut) throw new Error('The line is cut');
    return Buffer.concat(chunks);
  }

  async #pass(bytes: number): Promise<void> {
    if (!this.speed) return;
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + (1000 * bytes) / this.speed;
    await delay(this.#freeAt - now);
  }

  async #ask(request: IncomingMessage, body: Buffer) {
    const { hostname: host, port } = this.#target;
    const { url: path, method, headers } = request;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest({ agent: false, host, port, path, method, headers }, resolve).on('error', reject).end(body);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const { 'transfer-encoding': _, ...kept } = answer.headers;
    return { status: answer.statusCode ?? 502, headers: kept, body: Buffer.concat(chunks) };
  }
}
