const pauseMs = 2_000;

/**
 * Loads code, again and again until it is there: with React's `lazy` code that is lost on the way would take along
 * everything around it. A browser that keeps failed imports (whatwg/html#6768) gets it with the next reload. Never
 * rejects.
 * @param onLost told of each try that failed
 */
export async function loadWithRetries<Code>(load: () => Promise<Code>, onLost?: () => void): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      onLost?.();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
