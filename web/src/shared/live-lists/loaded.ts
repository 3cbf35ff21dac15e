/** Data of the database on its way to a component. After an error, `offline` means that this device never had it. */
export type Loaded<Value extends object> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'error';
      readonly offline: boolean;
      /** The rules refuse this person. */
      readonly isDenied?: boolean;
      readonly retry: () => void;
    }
  /** `offline`: this is the device's last copy, and changes do not arrive. */
  | ({ readonly status: 'ready'; readonly offline: boolean } & Value);
