import type { QuotableService } from '@welding/domain/service-type';
import drawings from './service-drawings.svg';

/** Our own picture of a service; decoration beside its name. All three are one file, each a view of it. */
export function ServiceDrawing({ service }: { service: QuotableService }) {
  return (
    <img
      src={`${drawings}#${service}`}
      width={320}
      height={220}
      alt=""
      loading="lazy"
      decoding="async"
      className="w-full"
    />
  );
}
