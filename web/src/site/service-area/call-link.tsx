import { business } from '@welding/domain/business/business';
import { telHref } from '@welding/domain/values/phone';

/** The office's number, to call with one tap. */
export function CallLink() {
  return (
    <a href={telHref(business.phone)} className="btn btn-primary min-h-11 justify-self-start">
      Call {business.phone}
    </a>
  );
}
