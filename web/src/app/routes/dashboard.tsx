import { PageMetadata } from '#components/page-metadata.tsx';

export function Component() {
  return (
    <>
      <PageMetadata title="Dashboard" description="Dashboard" />
      <h1 className="display">Dashboard</h1>
    </>
  );
}
