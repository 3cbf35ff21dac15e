import { business } from '@welding/domain/business';
import { telHref } from '@welding/domain/phone';

/** The office's number, to call with one tap. */
export function CallLink() {
  return (
    <a href={telHref(business.phone)} className="btn btn-primary min-h-11 justify-self-start">
      Call {business.phone}
    </a>
  );
}
