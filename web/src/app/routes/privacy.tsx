import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import { PrivacyPolicy } from '#site/privacy/privacy-policy.tsx';
import { privacyTexts } from '#site/privacy/privacy-texts.tsx';

export function Component({ path }: PageProps) {
  const t = privacyTexts();
  return (
    <>
      <PageMetadata title={t.title} description={t.pageDescription} path={path} />
      <PrivacyPolicy />
    </>
  );
}
