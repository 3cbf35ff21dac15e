import { lineKindLabels, type MoneyLine } from '@welding/domain/entities/money-line';
import type { Totals } from '@welding/domain/entities/totals';
import { quantityText } from '@welding/domain/money/total-rows';
import { formatCents, formatDollars } from '@welding/domain/values/money';

/** The lines of what was sent: entries on a phone, a table's columns where there is room. */
export function LineList({ lines, totals }: { lines: readonly MoneyLine[]; totals: Totals }) {
  return (
    <ol className="line-list">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change, and lines may be alike
        <li key={index}>
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{line.description}</span>
            <span className="text-sm text-base-content/75">{lineFacts(line)}</span>
          </span>
          <span className="font-semibold tabular-nums">{formatCents(totals.lineCents[index] ?? 0)}</span>
        </li>
      ))}
    </ol>
  );
}

function lineFacts(line: MoneyLine): string {
  return `${lineKindLabels[line.kind]} · ${quantityText(line)} × ${formatDollars(line.unitPrice)}`;
}
