import { PageMetadata } from '#components/page-metadata.tsx';

export function Component() {
  return (
    <>
      <PageMetadata title="Services" description="Services" />
      <h1 className="display">Services</h1>
    </>
  );
}
