import { PageMetadata } from '#components/page-metadata.tsx';

export function Component() {
  return (
    <>
      <PageMetadata title="Home" description="Home" />
      <h1 className="display">Home</h1>
    </>
  );
}
