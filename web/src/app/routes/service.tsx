import { quotableServices } from '@welding/domain/entities/service-type';
import { servicePaths } from '@welding/domain/paths';
import { startingPrices } from '@welding/domain/values/business';
import { formatWholeDollars } from '@welding/domain/values/money';
import { useEffect, useState } from 'react';
import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import { ServiceHeader, ServiceQuestions, ServiceStory } from '#site/marketing/service-page.tsx';
import { servicePagesTexts } from '#site/marketing/service-pages-texts.ts';
import { goToQuoteForm, selectService } from '#site/quotes/quote-form-element.ts';
import { QuoteSection } from '#site/quotes/quote-section.tsx';
import { ServiceAreaDialog } from '#site/service-area/service-area-dialog.tsx';
import { WorkStripPlace } from '#site/works/work-strip-place.tsx';

export function Component({ path }: PageProps) {
  const service = quotableServices.find((each) => servicePaths[each] === path) ?? quotableServices[0];
  const [showsArea, setShowsArea] = useState(false);
  useEffect(() => selectService(service), [service]);
  const { pageTitle, pageDescription } = servicePagesTexts()[service];
  return (
    <>
      <PageMetadata
        title={pageTitle}
        description={pageDescription(formatWholeDollars(startingPrices[service]))}
        path={path}
      />
      <ServiceHeader
        service={service}
        onGetQuote={(event) => {
          event.preventDefault();
          goToQuoteForm(service);
        }}
      />
      <ServiceStory service={service} />
      <ServiceQuestions service={service} />
      <QuoteSection onViewMap={() => setShowsArea(true)} />
      <WorkStripPlace service={service} />
      <ServiceAreaDialog open={showsArea} onClose={() => setShowsArea(false)} />
    </>
  );
}
