import type { PriceEntry } from '@welding/domain/entities/price-entry';
import { formatDollars } from '@welding/domain/values/money';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { changePriceEntry } from './price-book-calls.ts';
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
        title: isActive ? 'Back in the price book' : 'Retired',
        description: name,
        action: { label: 'Undo', onAction: () => void undo().catch(tellNotUndone) },
      });
    });
  return (
    <li className="list-row-plain items-center!">
      <span className="grid min-w-0 flex-1 basis-44">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-base-content/75">{priceText(entry)}</span>
        {cost !== undefined && (
          <span className="text-sm text-base-content/75">
            Costs {formatDollars(cost)}
            {markupText(entry)}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit …
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          aria-label={`${active ? 'Retire' : 'Bring back'} ${name}`}
          aria-disabled={state.phase === 'saving'}
          onClick={() => void setActive(entry, !active)}
        >
          {active ? 'Retire' : 'Bring back'}
        </button>
      </span>
      <SaveProblem state={state} />
    </li>
  );
}

function markupText({ unitPrice, cost }: PriceEntry): string {
  return cost ? ` · markup ${Math.round((unitPrice / cost - 1) * 100)}%` : '';
}

function tellNotUndone(): void {
  void showToast({
    title: 'Not undone',
    description: 'Someone may have changed it in the meantime. Please check the list.',
    variant: 'destructive',
  });
}
