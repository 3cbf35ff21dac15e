import type { QuotableService } from '@welding/domain/entities/service-type';
import { startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { useEffect, useState } from 'react';
import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import {
  ServiceHeader,
  ServiceQuestions,
  ServiceStory,
  type ServiceTexts,
} from '#site/marketing/service-page.tsx';
import { goToQuoteForm, selectService } from '#site/quotes/quote-form-element.ts';
import { QuoteSection } from '#site/quotes/quote-section.tsx';
import { ServiceAreaDialog } from '#site/service-area/service-area-dialog.tsx';
import { WorkStripPlace } from '#site/works/work-strip-place.tsx';

/** The page of one service. Each has a route module, so that a visitor loads the long texts of one service only. */
export function pageOfService(service: QuotableService, texts: () => ServiceTexts) {
  return function ServicePage({ path }: PageProps) {
    const [showsArea, setShowsArea] = useState(false);
    useEffect(() => selectService(service), []);
    const { pageTitle, pageDescription, headline, questions, ...story } = texts();
    return (
      <>
        <PageMetadata
          title={pageTitle}
          description={pageDescription(formatWholeDollars(startingPrices[service]))}
          path={path}
        />
        <ServiceHeader
          service={service}
          headline={headline}
          onGetQuote={(event) => {
            event.preventDefault();
            goToQuoteForm(service);
          }}
        />
        <ServiceStory service={service} {...story} />
        <ServiceQuestions service={service} questions={questions} />
        <QuoteSection onViewMap={() => setShowsArea(true)} />
        <WorkStripPlace service={service} />
        <ServiceAreaDialog open={showsArea} onClose={() => setShowsArea(false)} />
      </>
    );
  };
}
