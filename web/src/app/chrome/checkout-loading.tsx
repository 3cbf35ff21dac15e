import { PageMetadata } from '#shared/ui/page-metadata.tsx';
import { PageLoading } from './page-loading.tsx';

/** What the shell of every checkout address holds until the browser knows which one it is. */
export function CheckoutLoading() {
  return (
    <>
      <PageMetadata title="Make a payment" description="Pay for your welding project by card." />
      <PageLoading />
    </>
  );
}
