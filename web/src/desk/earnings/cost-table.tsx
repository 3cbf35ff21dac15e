import { hasCosts, type JobCost } from '@welding/domain/money/job-cost';
import { formatDollars } from '@welding/domain/values/money';
import { isAtMost, marginText } from './cost-words.ts';
import { earningsTexts } from './earnings-texts.ts';
import { partNames } from './plan-bars.tsx';

/** Hours, costs, profit and margin: what was planned beside what is. */
export function CostTable({ cost }: { cost: JobCost }) {
  const { planned } = cost;
  const most = (figure: string) => {
    if (!hasCosts(cost)) return earningsTexts().noCostsYet;
    return isAtMost(cost) ? earningsTexts().atMost(figure) : figure;
  };
  const parts = [
    ['labor', planned.labor, cost.labor],
    ['materials', planned.materials, cost.materials],
    ['expenses', 0, cost.expenses],
  ] as const;
  return (
    <table className="money-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{earningsTexts().planned}</th>
          <th scope="col">{earningsTexts().soFar}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{earningsTexts().hours}</th>
          <td>{planned.hours}</td>
          <td>{cost.hours}</td>
        </tr>
        {parts.map(([part, plan, real]) => (
          <tr key={part}>
            <th scope="row">
              <Swatch part={part} />
              {partNames[part]}
            </th>
            <td>{dollars(plan)}</td>
            <td>{dollars(real)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Swatch part="profit" />
            {partNames.profit}
          </th>
          <td>{dollars(planned.profit)}</td>
          <td>{most(dollars(cost.profit))}</td>
        </tr>
        <tr>
          <th scope="row">{earningsTexts().margin}</th>
          <td>{planned.margin === null ? earningsTexts().unknown : marginText(planned.margin)}</td>
          <td>{most(marginText(cost.margin))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Swatch({ part }: { part: keyof typeof partNames }) {
  return <span aria-hidden="true" className="plan-swatch" data-part={part} />;
}

function dollars(amount: number | null): string {
  return amount === null ? earningsTexts().unknown : formatDollars(amount);
}
