import { Spinner } from '#shared/ui/button.tsx';
import { chromeTexts } from './chrome-texts.tsx';

export function PageLoading() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <Spinner label={chromeTexts().loadingPage} className="size-10 text-ember" />
    </div>
  );
}
