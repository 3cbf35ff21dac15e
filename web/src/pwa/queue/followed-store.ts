type FollowedStore<State> = {
  readonly current: () => State;
  readonly change: (next: State) => void;
  /** As useSyncExternalStore wants it. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * A state that is kept up to date as long as anybody listens, and forgotten afterwards.
 * @param follow begins to; returns how to stop
 */
export function followedStore<State>(nothing: State, follow: () => () => void): FollowedStore<State> {
  let state = nothing;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    change: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
        state = nothing;
      };
    },
  };
}
