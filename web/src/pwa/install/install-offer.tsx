import { Share, SquarePlus } from 'lucide-react';
import { dismissInstallOffer, promptInstall } from './install-prompt.ts';
import { installTexts } from './install-texts.tsx';

/** Offers to install the app: with the browser's prompt, or with instructions. */
export function InstallOffer({ way }: { way: 'prompt' | 'ios' }) {
  const texts = installTexts();
  const install = async () => {
    await promptInstall();
    dismissInstallOffer();
  };
  return (
    <section aria-labelledby="install-offer-heading" className="grid gap-3">
      <h2 id="install-offer-heading" className="font-semibold">
        {texts.title}
      </h2>
      {way === 'prompt' ? (
        <p>{texts.oneTapAway}</p>
      ) : (
        <p>
          {texts.howTo(
            <Share aria-hidden="true" className="inline size-5" />,
            <SquarePlus aria-hidden="true" className="inline size-5" />,
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {way === 'prompt' && (
          <button type="button" className="btn btn-primary min-h-11" onClick={() => void install()}>
            {texts.install}
          </button>
        )}
        <button type="button" className="btn btn-ghost min-h-11" onClick={dismissInstallOffer}>
          {way === 'prompt' ? texts.notNow : texts.gotIt}
        </button>
      </div>
    </section>
  );
}
