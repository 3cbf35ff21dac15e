import { createInterface } from 'node:readline';

// Replaces the program that evaluates Storage's rules (firebase-tools, lib/emulator/storage/rules/runtime.js): JSON lines in,
// JSON lines out. It denies everything, whatever the rules.
const respond = (message) => process.stdout.write(`${JSON.stringify({ status: 'ok', ...message })}\n`);

respond({ id: -1 });
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, action } = JSON.parse(line);
  const result = action === 'load_ruleset' ? { rulesVersion: 2 } : { permit: false };
  respond({ id, result, errors: [], warnings: [] });
});
process.on('SIGINT', () => process.exit(0));
