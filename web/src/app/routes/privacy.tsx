import { business } from '@welding/domain/values/business';
import { PageMetadata } from '#app/page-metadata.tsx';
import type { PageProps } from '#app/router.tsx';
import { PrivacyPolicy } from '#site/privacy/privacy-policy.tsx';

export function Component({ path }: PageProps) {
  return (
    <>
      <PageMetadata
        title="Privacy"
        description={`What ${business.name} keeps about you, why, for how long, and how you get it or have it erased.`}
        path={path}
      />
      <PrivacyPolicy />
    </>
  );
}
