import { paths } from '@welding/domain/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import { About } from '#site/marketing/about.tsx';
import { EmergencyDialog } from '#site/marketing/emergency-dialog.tsx';
import { Hero } from '#site/marketing/hero.tsx';
import { homeTexts } from '#site/marketing/home-texts.tsx';
import { ServiceCards } from '#site/marketing/service-cards.tsx';
import { goToQuoteForm } from '#site/quotes/quote-form-element.ts';
import { QuoteSection } from '#site/quotes/quote-section.tsx';
import { takeZip, useQuoteOnArrival } from '#site/quotes/use-quote-on-arrival.ts';
import { ServiceAreaDialog } from '#site/service-area/service-area-dialog.tsx';
import { WorkStripPlace } from '#site/works/work-strip-place.tsx';

export function Component({ path }: PageProps) {
  const t = homeTexts();
  const [openDialog, setOpenDialog] = useState<'emergency' | 'area'>();
  const close = () => setOpenDialog(undefined);
  useQuoteOnArrival();
  const { search } = useLocation();
  useEffect(() => {
    if (`${paths.home}${search}` === paths.emergency) setOpenDialog('emergency');
  }, [search]);
  return (
    <>
      <PageMetadata title={t.pageTitle} description={t.pageDescription} path={path} />
      <Hero
        onZip={takeZip}
        onGetQuote={(event) => {
          event.preventDefault();
          goToQuoteForm();
        }}
        onEmergency={() => setOpenDialog('emergency')}
        onServiceArea={() => setOpenDialog('area')}
      />
      <ServiceCards
        onRequestQuote={(service, event) => {
          event.preventDefault();
          goToQuoteForm(service);
        }}
      />
      <About />
      <QuoteSection onViewMap={() => setOpenDialog('area')} />
      <WorkStripPlace />
      <EmergencyDialog open={openDialog === 'emergency'} onClose={close} />
      <ServiceAreaDialog open={openDialog === 'area'} onClose={close} />
    </>
  );
}
