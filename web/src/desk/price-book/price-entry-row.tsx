import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { formatDollars } from '@welding/domain/values/money';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { changePriceEntry } from './price-book-calls.ts';
import { priceBookTexts } from './price-book-texts.ts';
import { priceText } from './price-text.ts';

/** One entry, with what can be done with it. */
export function PriceEntryRow({ entry, onEdit }: { entry: PriceEntry; onEdit: () => void }) {
  const { state, save } = useSave();
  const { name, cost, active } = entry;
  const setActive = (of: PriceEntry, isActive: boolean) =>
    save(async () => {
      const changed = await changePriceEntry(of.id, { active: isActive, updatedAt: of.updatedAt ?? null });
      const undo = () => changePriceEntry(of.id, { active: !isActive, updatedAt: changed.updatedAt ?? null });
      void showToast({
        title: isActive ? priceBookTexts().backInThePriceBook : priceBookTexts().retired,
        description: name,
        action: { label: priceBookTexts().undo, onAction: () => void undo().catch(tellNotUndone) },
      });
    });
  return (
    <li className="list-row-plain items-center!">
      <span className="grid min-w-0 flex-1 basis-44">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-base-content/75">{priceText(entry)}</span>
        {cost !== undefined && (
          <span className="text-sm text-base-content/75">{costText(cost, entry.unitPrice)}</span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-outline"
          aria-label={priceBookTexts().editName(name)}
          onClick={onEdit}
        >
          {priceBookTexts().edit}
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={active ? priceBookTexts().retireName(name) : priceBookTexts().bringBackName(name)}
          aria-disabled={state.phase === 'saving'}
          onClick={() => void setActive(entry, !active)}
        >
          {active ? priceBookTexts().retire : priceBookTexts().bringBack}
        </button>
      </span>
      <SaveProblem state={state} />
    </li>
  );
}

function costText(cost: number, unitPrice: number): string {
  const dollars = formatDollars(cost);
  if (!cost) return priceBookTexts().costs(dollars);
  return priceBookTexts().costsWithMarkup(dollars, Math.round((unitPrice / cost - 1) * 100));
}

function tellNotUndone(): void {
  void showToast({
    title: priceBookTexts().notUndone,
    description: priceBookTexts().changedMeanwhile,
    variant: 'destructive',
  });
}
