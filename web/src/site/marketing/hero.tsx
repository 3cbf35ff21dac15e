import { quoteSectionId } from '@welding/domain/paths';
import { startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { Siren } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { ZipQuestion } from '#site/places/zip-question.tsx';
import { homeTexts } from './home-texts.tsx';
import { WelderDrawing } from './illustrations/welder-drawing.tsx';
import { NextVisit } from './next-visit.tsx';

type HeroProps = {
  onZip: (zip: string) => void;
  onGetQuote: (event: MouseEvent) => void;
  onEmergency: () => void;
  onServiceArea: () => void;
};

/** The first screen: services, area, starting price, and both ways to contact the business. */
export function Hero({ onZip, onGetQuote, onEmergency, onServiceArea }: HeroProps) {
  const t = homeTexts();
  const lowestPrice = Math.min(...Object.values(startingPrices));
  return (
    <section data-theme="steel-dark" className="steel-plate hero-section">
      <div className="page-width hero-columns pt-10 sm:pt-16 lg:pt-20">
        <h1 className="hero-headline display-caps lg:col-span-2">
          {t.headline((words) => (
            <span className="block text-ember">{words}</span>
          ))}
        </h1>
        <div className="grid min-w-0 content-start gap-6 py-6 lg:pb-10">
          <p className="max-w-[34rem] text-lg sm:text-xl">{t.whatWhere}</p>
          <ZipQuestion onZip={onZip} />
          <div className="flex flex-wrap gap-3">
            <a
              href={`#${quoteSectionId}`}
              className="btn btn-primary btn-lg grow sm:grow-0"
              onClick={onGetQuote}
            >
              {t.getFreeQuote}
            </a>
            <Button large className="grow sm:grow-0" onClick={onEmergency}>
              <Siren aria-hidden="true" className="text-ember" />
              {t.emergency}
            </Button>
          </div>
          <dl className="hero-facts">
            <Fact term={t.startingAt} value={formatWholeDollars(lowestPrice)} />
            <div>
              <dt>{t.serviceArea}</dt>
              <dd className="display">
                <button type="button" className="hero-fact-link" onClick={onServiceArea}>
                  {t.miles}
                  <span className="sr-only">{t.toMe}</span>
                </button>
              </dd>
            </div>
            <Fact term={t.experience} value={t.years} />
            <Fact term={t.freeQuoteWithin} value={t.hours} />
          </dl>
          <NextVisit />
        </div>
        <div className="hero-drawing">
          <WelderDrawing />
        </div>
      </div>
      <div className="weld-seam" />
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
