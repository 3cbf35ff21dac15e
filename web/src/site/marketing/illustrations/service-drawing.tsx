import type { QuotableService } from '@welding/domain/entities/service-type';

/**
 * Our own picture of a service; decoration beside its name. A background, so that it comes with the whole stylesheet
 * and takes nothing from the first paint. All three are one file, each a view of it.
 */
export function ServiceDrawing({ service }: { service: QuotableService }) {
  return <span className="service-drawing" data-service={service} />;
}
