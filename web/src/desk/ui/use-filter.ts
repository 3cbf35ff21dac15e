import { useSearchParams } from 'react-router';

/** The choice that the address names, the first where it names none; choosing changes the address. */
export function useFilter<Value extends string>(
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('show');
  const chosen = values.find((value) => value === asked) ?? values[0];
  return [chosen, (value) => setParams(value === values[0] ? {} : { show: value }, { replace: true })];
}
