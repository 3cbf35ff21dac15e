import { business } from '@welding/domain/business';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageMetadata } from '#components/page-metadata.tsx';
import { About } from '#features/marketing/about.tsx';
import { EmergencyDialog } from '#features/marketing/emergency-dialog.tsx';
import { Hero } from '#features/marketing/hero.tsx';
import { ServiceCards } from '#features/marketing/service-cards.tsx';
import { QuoteSection } from '#features/quotes/quote-section.tsx';
import { requestQuote } from '#features/quotes/request-quote.ts';
import { useQuoteOnArrival } from '#features/quotes/use-quote-on-arrival.ts';
import { paths } from '#lib/paths.ts';

const ServiceAreaDialog = lazy(async () => ({
  default: (await import('#features/service-area/service-area-dialog.tsx')).ServiceAreaDialog,
}));

export function Component() {
  const [openDialog, setOpenDialog] = useState<'emergency' | 'area'>();
  const close = () => setOpenDialog(undefined);
  useQuoteOnArrival();
  const { search } = useLocation();
  useEffect(() => {
    if (`${paths.home}${search}` === paths.emergency) setOpenDialog('emergency');
  }, [search]);
  return (
    <>
      <PageMetadata
        title="Mobile Welding in Chicago, We Come to You"
        description={`Steel structure, truck frame and aluminum welding at your site within ${business.serviceRadiusMiles} miles of Chicago. Free quote within ${business.quoteReplyHours} hours, 24/7 emergency hotline.`}
        path={paths.home}
      />
      <Hero
        onGetQuote={(event) => {
          event.preventDefault();
          requestQuote();
        }}
        onEmergency={() => setOpenDialog('emergency')}
        onServiceArea={() => setOpenDialog('area')}
      />
      <ServiceCards
        onRequestQuote={(service, event) => {
          event.preventDefault();
          requestQuote(service);
        }}
      />
      <About />
      <QuoteSection onViewMap={() => setOpenDialog('area')} />
      <EmergencyDialog open={openDialog === 'emergency'} onClose={close} />
      {/* A boundary in the prerendered page would be hydrated later than the buttons, and differ if one was tapped by then. */}
      {openDialog === 'area' && (
        <Suspense fallback={null}>
          <ServiceAreaDialog open onClose={close} />
        </Suspense>
      )}
    </>
  );
}
