import { quotableServices, serviceTypeLabels } from '@welding/domain/entities/service-type';
import { servicePaths } from '@welding/domain/paths';
import { Link } from 'react-router';
import { ServiceDrawing } from './illustrations/service-drawing.tsx';

/** The three services, each as a drawing that leads to its page. */
export function ServiceLinks() {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {quotableServices.map((service) => (
        <li key={service} className="panel">
          <Link discover="none" to={servicePaths[service]} className="link-hover grid gap-4 p-5">
            <ServiceDrawing service={service} />
            <span className="display text-3xl">{serviceTypeLabels[service]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
