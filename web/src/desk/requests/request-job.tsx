import { priceRangeText } from '@welding/domain/entities/price-range';
import type { Quote } from '@welding/domain/entities/quote';
import { centsOfLine, centsOfLines, linesFromRange } from '@welding/domain/estimating/lines-from-range';
import { shownRange } from '@welding/domain/estimating/price-range-of';
import { rangeParts } from '@welding/domain/estimating/range-parts';
import { quantityText } from '@welding/domain/money/total-rows';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { Hammer } from 'lucide-react';
import { IntakeFactsList } from '#desk/ui/intake-facts-list.tsx';
import { SafetyList } from '#desk/ui/safety-list.tsx';
import { useRequestRange } from '#desk/ui/use-request-range.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { requestTexts } from './request-texts.ts';

/** What the request says beyond its description: the answers, what safety asks for, and what it is likely to cost. */
export function RequestJob({ request }: { request: Quote }) {
  const { intake, priceRange } = request;
  if (!intake && !priceRange) return null;
  return (
    <Panel title={requestTexts().aboutTheJob} icon={Hammer}>
      {intake && <IntakeFactsList intake={intake} />}
      <SafetyList intake={intake} />
      <RequestRange request={request} />
    </Panel>
  );
}

/** What was shown on the site, which came with the request, beside what today's rates make of it. */
function RequestRange({ request }: { request: Quote }) {
  const range = useRequestRange(request);
  if (!range) return null;
  const { priceRange } = request;
  const lines = linesFromRange(range);
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{requestTexts().byOurRates(priceRangeText(shownRange(range)))}</p>
      <p>{rangeParts(range).join(', ')}.</p>
      <ul aria-label={requestTexts().couldBeginWith} className="grid gap-1">
        {lines.map((line) => (
          <li key={line.kind} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {line.description}
              {line.unit &&
                `, ${requestTexts().atUnitPrice(quantityText(line), formatDollars(line.unitPrice))}`}
            </span>
            <span className="ml-auto tabular-nums">{formatDollars(centsToDollars(centsOfLine(line)))}</span>
          </li>
        ))}
        <li className="flex justify-between gap-x-4 border-t border-base-300 pt-1 font-semibold">
          <span>{requestTexts().inTheMiddle}</span>
          <span className="tabular-nums">{formatDollars(centsToDollars(centsOfLines(lines)))}</span>
        </li>
      </ul>
      {priceRange && (
        <p className="text-base-content/75">{requestTexts().shownOnSite(priceRangeText(priceRange))}</p>
      )}
    </div>
  );
}
