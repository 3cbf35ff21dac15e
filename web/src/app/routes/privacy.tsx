import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import { PrivacyPolicy } from '#site/privacy/privacy-policy.tsx';
import { privacyTexts } from '#site/privacy/privacy-texts.tsx';

export function Component({ path }: PageProps) {
  return (
    <>
      <PageMetadata title={privacyTexts().title} description={privacyTexts().pageDescription} path={path} />
      <PrivacyPolicy />
    </>
  );
}
