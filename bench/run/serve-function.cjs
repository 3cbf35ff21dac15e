// Serves the `api` of a built function, or the one named, on a free port, which it prints. CommonJS like the servers that carry functions:
// an import of node:http would load more of Node than they do.
const { createServer } = require('node:http');

const entry = process.argv[2];
// Deadlines that are not what is measured; before the function sees the clock.
const patience = Number(process.env['DEADLINES_TIMES'] ?? 1);
if (patience !== 1) {
  const { setTimeout: real } = globalThis;
  globalThis.setTimeout = (work, ms, ...rest) => real(work, ms >= 1000 ? ms * patience : ms, ...rest);
}
if (!entry) throw new Error('Which function?');
const target = process.env['FUNCTION_TARGET'] ?? 'api';
void import(entry).then((functions) => {
  // What runs by the clock does so with each request.
  const byTheClock = (_, response) =>
    void functions[target]
      .run({ scheduleTime: new Date().toISOString() })
      .then(() => response.writeHead(204).end())
      .catch((error) => response.writeHead(500).end(String(error)));
  const server = createServer(target === 'api' ? functions.api : byTheClock);
  server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${server.address().port}\n`));
});
