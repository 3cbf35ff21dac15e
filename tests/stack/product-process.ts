import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts, type StackPorts } from '../../local/stack/ports.ts';
import { processesWithEnvironment, signalProcess } from '../../local/stack/process-tree.ts';
import { projectRoot } from '../../local/stack/project-root.ts';
import { stackDirectory } from '../../local/stack/stack-directory.ts';

const limitMs = 5 * 60_000;

/** `npm start` or `npm run dev` on free ports. */
export class ProductProcess implements AsyncDisposable {
  readonly ports: StackPorts;
  readonly ended: Promise<unknown[]>;
  output = '';
  readonly #npm: ChildProcess;
  readonly #keeps: boolean;
  // A variable that all started processes inherit, so that remaining ones can be found.
  readonly #mark = `PRODUCT_PROCESS=${randomUUID()}`;

  private constructor(script: string, ports: StackPorts, options: readonly string[], env: NodeJS.ProcessEnv) {
    this.ports = ports;
    this.#keeps = options.includes('--keep');
    const [name = '', value] = this.#mark.split('=');
    const { STACK: _, ...inherited } = process.env;
    this.#npm = spawn('npm', ['run', script, '--', ...options], {
      cwd: projectRoot,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        // Half of the builds. The journeys' stack has both languages.
        LANGUAGES: 'en',
        ...this.portEnvironment,
        ...env,
        [name]: value,
      },
    });
    this.ended = once(this.#npm, 'close');
    for (const stream of [this.#npm.stdout, this.#npm.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.output += text.toString();
      });
    }
  }

  static async start({
    script = 'start',
    options = [],
    env = {},
    ports,
  }: {
    script?: 'start' | 'dev';
    options?: readonly string[];
    env?: NodeJS.ProcessEnv;
    ports?: StackPorts;
  } = {}): Promise<ProductProcess> {
    return new ProductProcess(script, ports ?? (await freePorts()), options, env);
  }

  /** The variables that give `npm start` these ports. */
  get portEnvironment(): Record<string, string> {
    const { hosting, functions, firestore, channels, auth, storage, stripe, mailbox, smtp } = this.ports;
    return {
      PORT_HOSTING: String(hosting),
      PORT_FUNCTIONS: String(functions),
      PORT_FIRESTORE: String(firestore),
      PORT_CHANNELS: String(channels),
      PORT_AUTH: String(auth),
      PORT_STORAGE: String(storage),
      PORT_STRIPE: String(stripe),
      PORT_MAILBOX: String(mailbox),
      PORT_SMTP: String(smtp),
    };
  }

  get hosting(): string {
    return `http://127.0.0.1:${this.ports.hosting}`;
  }

  get mailbox(): string {
    return `http://127.0.0.1:${this.ports.mailbox}`;
  }

  /** Resolves when the output has `text`. @throws Error when the process ends or takes five minutes before that */
  async says(text: string): Promise<void> {
    const deadline = Date.now() + limitMs;
    while (!this.output.includes(text)) {
      if (this.#npm.exitCode !== null || Date.now() > deadline)
        throw new Error(`Never said "${text}":\n${this.output}`);
      await delay(20);
    }
  }

  /** Sends a signal only to npm, like a process manager. */
  signal(name: NodeJS.Signals): void {
    this.#npm.kill(name);
  }

  /** Sends SIGINT to npm's process group, like Ctrl-C in a terminal. */
  ctrlC(): void {
    if (this.#npm.pid !== undefined) process.kill(-this.#npm.pid, 'SIGINT');
  }

  /** The exit code of npm, once it has ended. */
  async exitCode(): Promise<number | null> {
    await this.ended;
    return this.#npm.exitCode;
  }

  /** The running processes that this one started, with their command lines. */
  processes(): { pid: number; command: string }[] {
    return processesWithEnvironment(this.#mark).map((pid) => ({ pid, command: commandLine(pid) }));
  }

  /** The command lines of the running processes that this one started. */
  leftovers(): string[] {
    return this.processes().map(({ command }) => command);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const pid of processesWithEnvironment(this.#mark)) signalProcess(pid, 'SIGKILL');
    await this.ended;
    if (!this.#keeps)
      await rm(stackDirectory(String(this.ports.hosting)).root, { recursive: true, force: true });
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
