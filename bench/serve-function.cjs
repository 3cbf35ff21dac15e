// Serves the `api` of a built function on a free port, which it prints. CommonJS like the servers that carry functions:
// an import of node:http would load more of Node than they do.
const { createServer } = require('node:http');

const entry = process.argv[2];
if (!entry) throw new Error('Which function?');
void import(entry).then(({ api }) => {
  const server = createServer(api);
  server.listen(0, '127.0.0.1', () => process.stdout.write(`port ${server.address().port}\n`));
});
