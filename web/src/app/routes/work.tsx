import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import { CallToAction } from '#site/marketing/call-to-action.tsx';
import { ServiceLinks } from '#site/marketing/service-links.tsx';
import { AllWork, WorkHeader } from '#site/works/all-work.tsx';
import { worksTexts } from '#site/works/works-texts.tsx';

export function Component({ path }: PageProps) {
  const t = worksTexts();
  return (
    <>
      <PageMetadata title={t.pageTitle} description={t.pageDescription} path={path} />
      <WorkHeader />
      <AllWork instead={<ServiceLinks />} />
      <CallToAction />
    </>
  );
}
