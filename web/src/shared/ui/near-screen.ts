const rootMargin = '400px';

/** Calls `then` once the element is near the screen. Returns how to cancel it. */
export function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Resolves once the element is near the screen; at once if the page lacks it. */
export function nearScreen(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element ? new Promise((resolve) => void whenNear(element, resolve)) : Promise.resolve();
}
