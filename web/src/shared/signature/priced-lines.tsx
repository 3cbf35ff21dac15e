import { lineKindLabels } from '@welding/domain/entities/money-line';
import { type Priced, totalsOf } from '@welding/domain/entities/totals';
import { quantityText, type TotalRow } from '@welding/domain/money/total-rows';
import { formatCents, formatDollars } from '@welding/domain/values/money';

export function PricedLines({ priced, rows }: { priced: Priced; rows: readonly TotalRow[] }) {
  const { lineCents } = totalsOf(priced);
  return (
    <div className="grid gap-3">
      <ul className="grid">
        {priced.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change
          <li key={index} className="flex justify-between gap-4 border-base-300 border-b py-3">
            <div className="grid min-w-0 gap-0.5">
              <span className="wrap-anywhere font-semibold">{line.description}</span>
              <span className="text-base-content/75 text-sm">
                {quantityText(line)} × {formatDollars(line.unitPrice)}
                {line.kind !== 'other' && ` · ${lineKindLabels[line.kind]}`}
              </span>
            </div>
            <span className="font-semibold tabular-nums">{formatCents(lineCents[index] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid w-full gap-1.5 justify-self-end sm:max-w-80">
        {rows.map(({ label, cents, strong }) => (
          <div
            key={label}
            className={`flex justify-between gap-4 ${strong ? 'border-base-content border-t-2 pt-2 font-bold text-xl' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
