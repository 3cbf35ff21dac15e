import { type RefObject, useEffect, useState } from 'react';

/** How close to the screen something is prepared for being seen. */
const nearScreenMargin = '400px';

/** True once the element has come near the screen. False in prerendered HTML. */
export function useNearScreen(element: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setWasNear(true);
      },
      { rootMargin: nearScreenMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasNear;
}
