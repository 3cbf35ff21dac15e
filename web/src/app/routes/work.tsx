import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import { CallToAction } from '#site/marketing/call-to-action.tsx';
import { ServiceLinks } from '#site/marketing/service-links.tsx';
import { AllWork, WorkHeader } from '#site/works/all-work.tsx';
import { worksTexts } from '#site/works/works-texts.tsx';

export function Component({ path }: PageProps) {
  const texts = worksTexts();
  return (
    <>
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} path={path} />
      <WorkHeader />
      <AllWork instead={<ServiceLinks />} />
      <CallToAction />
    </>
  );
}
