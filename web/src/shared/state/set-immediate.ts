/**
 * Lets React outlive the back/forward cache. Its scheduler calls itself by messages between two ports, and WebKit loses
 * those that are on their way when a page goes to sleep (seen in WebKitGTK 2.50): React then waits for ever, and a page
 * that wakes shows no more than what is rendered at once. Where there is a `setImmediate`, the scheduler uses that instead
 * (packages/scheduler/src/forks/Scheduler.js of React), so that this has to run before React. What waited when the page
 * went to sleep is called again when it wakes.
 */
const scope = globalThis as { setImmediate?: (task: () => void) => void };

if (scope.setImmediate === undefined) {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  const wake = () => port2.postMessage(null);
  port1.onmessage = () => waiting.shift()?.();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) waiting.forEach(wake);
  });
  scope.setImmediate = (task) => {
    waiting.push(task);
    wake();
  };
}

export {};
