/** How close to the screen something is prepared for being seen. */
const rootMargin = '400px';

/** Calls `then` once the element has come near the screen; returns how to call it off. */
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

/** Resolves once the element of this id has come near the screen; at once where the page has none. */
export function nearScreen(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element ? new Promise((resolve) => void whenNear(element, resolve)) : Promise.resolve();
}
