import type { ImportKind } from '@welding/domain/entities/import-request';
import { Field } from '#shared/ui/field.tsx';
import { targetsFor } from './choose-targets.ts';
import type { FileSummary } from './file-summary.ts';
import type { Target } from './headings.ts';
import { importsTexts } from './imports-texts.ts';

type ColumnFieldsProps = {
  kind: ImportKind;
  summary: FileSummary;
  targets: readonly Target[];
  /** Unfolded at first, for a file of an unknown program. */
  isOpen: boolean;
  onTarget: (index: number, target: Target) => void;
};

/** What each column of the file becomes, with three of its cells. */
export function ColumnFields({ kind, summary, targets, isOpen, onTarget }: ColumnFieldsProps) {
  const texts = importsTexts();
  const possible = targetsFor(kind);
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer py-2 font-bold">{texts.columns}</summary>
      <fieldset className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <legend className="sr-only">{texts.columns}</legend>
        {summary.headings.map((heading, index) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is told by its place alone
            key={index}
            label={heading || texts.column(index + 1)}
            hint={<span className="block wrap-anywhere">{summary.examples[index]}</span>}
          >
            {(control) => (
              <select
                {...control}
                className="select w-full"
                value={targets[index]}
                onChange={({ target }) => {
                  const chosen = possible.find((each) => each === target.value);
                  if (chosen) onTarget(index, chosen);
                }}
              >
                {possible.map((target) => (
                  <option key={target} value={target}>
                    {texts.columnNames[target]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </fieldset>
    </details>
  );
}
