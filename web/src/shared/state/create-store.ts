/** A value outside React. Components use useSyncExternalStore(store.subscribe, store.get). */
export type Store<State> = {
  get(): State;
  set(next: State): void;
  /** @returns how to stop */
  subscribe(listener: (state: State) => void): () => void;
};

/** `begin` creates the first value on first use. */
export function createStore<State>(begin: () => State): Store<State> {
  let held: { readonly state: State } | undefined;
  const listeners = new Set<(state: State) => void>();
  return {
    get() {
      held ??= { state: begin() };
      return held.state;
    },
    set(state) {
      held = { state };
      for (const listener of listeners) listener(state);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
