import { Spinner } from '#shared/ui/button.tsx';
import { chromeTexts } from './chrome-texts.tsx';

export function PageLoading() {
  return (
    <div className="grid min-h-svh place-items-center">
      <Spinner label={chromeTexts().loadingPage} className="size-10 text-ember" />
    </div>
  );
}
