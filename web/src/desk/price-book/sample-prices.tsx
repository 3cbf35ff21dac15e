import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { useSave } from '#desk/ui/use-save.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { addSamplePrices } from './price-book-calls.ts';
import { priceBookTexts } from './price-book-texts.ts';

/** Offers entries that an empty book can begin with. */
export function SamplePrices() {
  const { state, save } = useSave();
  const add = () =>
    save(async () => {
      await addSamplePrices();
      void showToast({
        title: priceBookTexts().sampleEntriesAdded,
        description: priceBookTexts().changeToYours,
      });
    });
  return (
    <div className="grid justify-items-start gap-3">
      <button
        type="button"
        className="btn btn-outline"
        aria-disabled={state.phase === 'saving'}
        onClick={() => void add()}
      >
        {state.phase === 'saving' ? priceBookTexts().adding : priceBookTexts().addSampleEntries}
      </button>
      <SaveProblem state={state} />
    </div>
  );
}
