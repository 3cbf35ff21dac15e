/** Data on its way to a component. `offline` in an error means that this device never had it. */
export type Loaded<Value extends object> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      readonly offline: boolean;
      readonly isDenied?: boolean;
      readonly retry: () => void;
    }
  /** `offline`: the device's last copy, without live updates. */
  | ({ readonly status: 'ready'; readonly offline: boolean } & Value);
