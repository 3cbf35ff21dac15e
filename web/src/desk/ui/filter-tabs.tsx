import { useSearchParams } from 'react-router';
import { Button } from '#shared/ui/button.tsx';

type FilterTabsProps<Value extends string> = {
  /** Read before the choices: Estimates that are */
  label: string;
  choices: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export function FilterTabs<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: FilterTabsProps<Value>) {
  return (
    <fieldset className="status-tabs">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, label: name }) => (
        <Button key={value} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

/** The choice in the URL, by default the first. Choosing changes the URL. */
export function useFilter<Value extends string>(
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('show');
  const chosen = values.find((value) => value === asked) ?? values[0];
  return [chosen, (value) => setParams(value === values[0] ? {} : { show: value }, { replace: true })];
}
