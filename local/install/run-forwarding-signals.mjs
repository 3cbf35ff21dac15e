import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const parentCheckMs = 250;

/**
 * Runs a command and forwards signals to it, so that it can clean up. The end of our own parent counts as SIGTERM, because the
 * shell that npm starts between us does not forward signals.
 * @returns the exit code, 128 and the signal's number when a signal ended it
 */
export function runForwardingSignals(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    const handOn = (signal) => child.kill(signal);
    for (const signal of forwarded) process.on(signal, handOn);
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      handOn('SIGTERM');
    }, parentCheckMs);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of forwarded) process.off(name, handOn);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}
