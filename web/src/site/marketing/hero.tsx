import { quoteSectionId } from '@welding/domain/paths';
import { business, startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { Siren } from 'lucide-react';
import type { MouseEvent } from 'react';
import { WelderDrawing } from './illustrations/welder-drawing.tsx';
import { NextVisit } from './next-visit.tsx';

type HeroProps = {
  onGetQuote: (event: MouseEvent) => void;
  onEmergency: () => void;
  onServiceArea: () => void;
};

/** The first screen: what is done, where, from what price, and the two ways to reach the business. */
export function Hero({ onGetQuote, onEmergency, onServiceArea }: HeroProps) {
  const lowestPrice = Math.min(...Object.values(startingPrices));
  return (
    <section data-theme="steel-dark" className="steel-plate hero-section">
      <div className="page-width grid gap-6 pt-12 pb-4 sm:pt-20 lg:pt-28 lg:pb-8">
        <h1 className="display-caps text-[clamp(2.5rem,12.8vw,6.75rem)]">
          Mobile welding. <span className="block text-ember">We come to you.</span>
        </h1>
        <p className="max-w-[34rem] text-lg sm:text-xl">
          Steel structures, heavy trucks and aluminum, repaired where they stand: on your site, in your yard
          or at the roadside, anywhere within {business.serviceRadiusMiles} miles of Chicago.
        </p>
        <div className="flex flex-wrap gap-3">
          <a
            href={`#${quoteSectionId}`}
            className="btn btn-primary btn-lg grow sm:grow-0"
            onClick={onGetQuote}
          >
            Get Free Quote
          </a>
          <button type="button" className="btn btn-outline btn-lg grow sm:grow-0" onClick={onEmergency}>
            <Siren aria-hidden="true" className="text-ember" />
            24/7 Emergency
          </button>
        </div>
        <dl className="hero-facts">
          <Fact term="Starting at" value={formatWholeDollars(lowestPrice)} />
          <Fact term="Experience" value={`${business.yearsExperience} years`} />
          <Fact term="Free quote within" value={`${business.quoteReplyHours} hours`} />
          <div>
            <dt>Service area</dt>
            <dd className="display">
              <button type="button" className="hero-fact-link" onClick={onServiceArea}>
                {business.serviceRadiusMiles} miles
                <span className="sr-only">: do you come to me?</span>
              </button>
            </dd>
          </div>
        </dl>
        <NextVisit />
      </div>
      <div className="weld-seam" />
      {/* After the text: it stands at the bottom, which moves while the browser still reads the page. */}
      <div className="hero-drawing">
        <WelderDrawing />
      </div>
    </section>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="display">{value}</dd>
    </div>
  );
}
