import { business } from '@welding/domain/values/business';
import { Share, SquarePlus } from 'lucide-react';
import { dismissInstallOffer } from './install-moment.ts';
import { promptInstall } from './install-prompt.ts';

/** Offers the app for the home screen: with the browser's prompt, or in words where there is none. */
export function InstallOffer({ way }: { way: 'prompt' | 'ios' }) {
  const install = async () => {
    await promptInstall();
    dismissInstallOffer();
  };
  return (
    <section aria-labelledby="install-offer-heading" className="grid gap-3">
      <h2 id="install-offer-heading" className="font-semibold">
        Keep {business.shortName} on your home screen
      </h2>
      {way === 'prompt' ? (
        <p>Your projects, the hotline and the quote form, one tap away, also without a signal.</p>
      ) : (
        <p>
          Tap <Share aria-hidden="true" className="inline size-5" /> <strong>Share</strong>, then{' '}
          <SquarePlus aria-hidden="true" className="inline size-5" /> <strong>Add to Home Screen</strong>.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {way === 'prompt' && (
          <button type="button" className="btn btn-primary min-h-11" onClick={() => void install()}>
            Install
          </button>
        )}
        <button type="button" className="btn btn-ghost min-h-11" onClick={dismissInstallOffer}>
          {way === 'prompt' ? 'Not now' : 'Got it'}
        </button>
      </div>
    </section>
  );
}
