import { useState } from 'react';

/** Something stored as a form holds it, in the version it has now. */
type Stored<Values, Version> = { readonly values: Values; readonly version: Version };

type TypedOver<Values, Version> = Stored<Values, Version> & {
  readonly change: (changed: Partial<Values>) => void;
  /** Shows what is stored again. */
  readonly forget: () => void;
};

/**
 * What a form shows: what is stored, live, until something is typed. That was made on the version from which the form was
 * filled, and stays whatever happens to what is stored meanwhile.
 */
export function useTypedOver<Values extends object, Version>(
  stored: Stored<Values, Version>,
): TypedOver<Values, Version> {
  const [typed, setTyped] = useState<Stored<Values, Version> | null>(null);
  const { values, version } = typed ?? stored;
  return {
    values,
    version,
    change: (changed) =>
      setTyped((before) => {
        const from = before ?? stored;
        return { ...from, values: { ...from.values, ...changed } };
      }),
    forget: () => setTyped(null),
  };
}
