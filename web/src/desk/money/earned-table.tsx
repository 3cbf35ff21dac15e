import type { EarnedTogether } from '@welding/domain/money/earnings';
import { formatDollars } from '@welding/domain/values/money';
import { marginText } from '#desk/earnings/cost-words.ts';
import { earningsTexts } from './earnings-texts.ts';

/** What jobs earned together, a row for each kind. */
export function EarnedTable({ title, rows }: { title: string; rows: readonly EarnedTogether[] }) {
  return (
    <table className="money-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{earningsTexts().jobs}</th>
          <th scope="col">{earningsTexts().profit}</th>
          <th scope="col">{earningsTexts().margin}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, jobs, earned, profit }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{jobs}</td>
            <td>{formatDollars(profit)}</td>
            <td>{earned > 0 ? marginText(profit / earned) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
