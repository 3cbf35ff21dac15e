import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Deployment, deploymentA } from './deployment.ts';

/** A request passes, never reaches the server, loses its response, or hangs. */
export type Fate = 'pass' | 'drop-before' | 'drop-after' | 'hang';

/** A response that replaces the server's. */
export type StandIn = { status: number; headers?: Record<string, string>; body?: string };

/**
 * A connection from the browser to the product with its own origin. It can break, lose single requests on either side of the
 * server, and switch to another deployment.
 */
export class CuttableNetwork {
  deployment: Deployment = deploymentA;
  /** Decides about each request, which waits for the decision. */
  fate: (request: IncomingMessage) => Fate | Promise<Fate> = () => 'pass';
  /** Replaces the server's response if it returns one. */
  standIn: (request: IncomingMessage) => StandIn | undefined = () => undefined;
  /** The browser's requests in order, methods and paths, without those of a cut network. */
  readonly seen: string[] = [];
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  readonly #target: URL;
  #isCut = false;
  #port = 0;

  private constructor(target: string) {
    this.#target = new URL(target);
  }

  static async open(target: string): Promise<CuttableNetwork> {
    const network = new CuttableNetwork(target);
    // A kept connection may close just when the browser uses it again, and the page would lack a script.
    network.#server.keepAliveTimeout = 0;
    await network.#listen(0);
    return network;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Breaks every connection from now on, including open ones. */
  cut(): void {
    this.#isCut = true;
    this.#server.closeAllConnections();
  }

  restore(): void {
    this.#isCut = false;
  }

  /** Stops listening, as if the server were gone, so that connections are refused. */
  async goDown(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  /** Listens again on the same port. */
  comeBack(): Promise<void> {
    return this.#listen(this.#port);
  }

  /** Does not wait, because the browser may keep a connection that it never uses. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The network is not open');
    this.#port = address.port;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#isCut) return void request.socket.destroy();
    this.seen.push(`${request.method} ${request.url}`);
    const standIn = this.standIn(request);
    if (standIn) {
      response.writeHead(standIn.status, standIn.headers).end(standIn.body);
      return;
    }
    const fate = await this.fate(request);
    if (fate === 'hang') return;
    if (fate === 'drop-before') return void request.socket.destroy();
    try {
      const answer = await this.#forward(request);
      if (fate === 'drop-after' || this.#isCut) return void request.socket.destroy();
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      request.socket.destroy();
    }
  }

  async #forward(request: IncomingMessage) {
    const path = this.deployment.originalPath(request.url ?? '/');
    if (path === null) return { status: 404, headers: {}, body: Buffer.from('Not found') };
    const body = await readAll(request);
    const { headers: sent, ...answer } = await this.#ask(request, path, body);
    const headers = { ...sent };
    for (const name of ['content-length', 'transfer-encoding', 'connection', 'etag', 'last-modified'])
      delete headers[name];
    const type = String(headers['content-type'] ?? '');
    const isText = /html|javascript|json|css/.test(type);
    return {
      ...answer,
      headers,
      body: isText ? Buffer.from(this.deployment.rewrite(answer.body.toString())) : answer.body,
    };
  }

  #ask(request: IncomingMessage, path: string, body: Buffer) {
    const { 'accept-encoding': _encoding, 'if-none-match': _match, ...headers } = request.headers;
    return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
      (resolve, reject) => {
        const onward = httpRequest(
          // A new connection, because the server may close a kept one just when it is used again.
          {
            agent: false,
            host: this.#target.hostname,
            port: this.#target.port,
            path,
            method: request.method,
            headers,
          },
          (answer) => {
            readAll(answer).then(
              (content) =>
                resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: content }),
              reject,
            );
          },
        );
        onward.on('error', reject);
        onward.end(body);
      },
    );
  }
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
