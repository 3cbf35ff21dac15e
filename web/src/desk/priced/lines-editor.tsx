import type { BusinessSettings } from '@welding/domain/business/settings';
import { lineKindLabels, maxLines } from '@welding/domain/money/money-line';
import { formatDollars } from '@welding/domain/values/money';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { changeLine, moveLine, removeLine, restoreLine } from './change-lines.ts';
import type { FieldProblems } from './field-problems.ts';
import { LineRow } from './line-row.tsx';
import type { LiveTotals } from './live-totals.ts';
import { isBlank, type LineValues, newLine } from './priced-values.ts';

type LinesEditorProps = {
  lines: readonly LineValues[];
  totals: LiveTotals;
  problems: FieldProblems;
  isTaxed: boolean;
  /** What an hour costs, by the settings. */
  rates: BusinessSettings['laborRates'];
  /** Applies a change to the lines as they are then. */
  onChange: (change: (lines: readonly LineValues[]) => LineValues[]) => void;
};

/** The lines of an estimate or invoice, and the buttons that add more. */
export function LinesEditor({ lines, totals, problems, isTaxed, rates, onChange }: LinesEditorProps) {
  const [added, setAdded] = useState<string>();
  const add = (line: LineValues) => {
    setAdded(line.key);
    onChange((before) => [...before.filter((other) => !isBlank(other)), line]);
  };
  const remove = (line: LineValues, index: number) => {
    onChange((before) => removeLine(before, line.key));
    if (isBlank(line)) return;
    const onAction = () => onChange((before) => restoreLine(before, line, index));
    void showToast({
      title: 'Line removed',
      description: line.description,
      action: { label: 'Undo', onAction },
    });
  };
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            number={index + 1}
            count={lines.length}
            cents={totals.byLine.get(line.key)}
            problems={problems}
            isTaxed={isTaxed}
            isNew={line.key === added}
            onChange={(change) => onChange((before) => changeLine(before, line.key, change))}
            onMove={(step) => onChange((before) => moveLine(before, line.key, step))}
            onRemove={() => remove(line, index)}
          />
        ))}
      </ol>
      <p role="alert" className="font-semibold text-error empty:hidden">
        {problems['lines']}
      </p>
      {lines.length < maxLines && <AddLine rates={rates} onAdd={add} />}
    </div>
  );
}

function AddLine({ rates, onAdd }: { rates: LinesEditorProps['rates']; onAdd: (line: LineValues) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Add a line</legend>
      <div className="flex flex-wrap gap-2">
        {rates.map(({ label, dollarsPerHour }) => (
          <AddButton
            key={label}
            onAdd={() =>
              onAdd(
                newLine('labor', { description: `Labor, ${label}`, unitPrice: dollarsPerHour.toFixed(2) }),
              )
            }
          >
            {`Labor, ${label} ${formatDollars(dollarsPerHour)}`}
          </AddButton>
        ))}
        {(['material', 'trip', 'after_hours', 'other'] as const).map((kind) => (
          <AddButton
            key={kind}
            onAdd={() => onAdd(newLine(kind, kind === 'trip' ? { description: lineKindLabels.trip } : {}))}
          >
            {lineKindLabels[kind]}
          </AddButton>
        ))}
      </div>
    </fieldset>
  );
}

function AddButton({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <button type="button" className="btn btn-outline" onClick={onAdd}>
      <Plus aria-hidden="true" className="size-5" />
      {children}
    </button>
  );
}
