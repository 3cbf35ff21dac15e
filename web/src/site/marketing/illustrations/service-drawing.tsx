import type { QuotableService } from '@welding/domain/entities/service-type';

/** A decoration. A CSS background, so that it does not delay the first paint. One file holds all three. */
export function ServiceDrawing({ service }: { service: QuotableService }) {
  return <span className="service-drawing" data-service={service} />;
}
