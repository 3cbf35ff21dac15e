import { Share, SquarePlus } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';
import { dismissInstallOffer, promptInstall } from './install-prompt.ts';
import { installTexts } from './install-texts.tsx';

/** Offers to install the app: with the browser's prompt, or with instructions. */
export function InstallOffer({ way }: { way: 'prompt' | 'ios' }) {
  const t = installTexts();
  const install = async () => {
    await promptInstall();
    dismissInstallOffer();
  };
  return (
    <section aria-labelledby="install-offer-heading" className="grid gap-3">
      <h2 id="install-offer-heading" className="font-semibold">
        {t.title}
      </h2>
      {way === 'prompt' ? (
        <p>{t.oneTapAway}</p>
      ) : (
        <p>
          {t.howTo(
            <Share aria-hidden="true" className="inline size-5" />,
            <SquarePlus aria-hidden="true" className="inline size-5" />,
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {way === 'prompt' && (
          <Button look="primary" className="min-h-11" onClick={() => void install()}>
            {t.install}
          </Button>
        )}
        <Button look="ghost" className="min-h-11" onClick={dismissInstallOffer}>
          {way === 'prompt' ? t.notNow : t.gotIt}
        </Button>
      </div>
    </section>
  );
}
