import { PageMetadata } from '#components/page-metadata.tsx';

export function Component() {
  return (
    <>
      <PageMetadata title="Checkout" description="Checkout" />
      <h1 className="display">Checkout</h1>
    </>
  );
}
