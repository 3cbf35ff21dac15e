import { Spinner } from './button.tsx';
import { formPlaceTexts } from './form-place-texts.tsx';
import { PhoneLink } from './phone-link.tsx';

/** The placeholder of a form whose code loads later. As high as the screen so that the footer does not jump. */
export const formPlace = {
  waiting: (
    <div className="grid min-h-svh place-content-center">
      <Spinner label={formPlaceTexts().loading} className="size-10 text-ember" />
    </div>
  ),
  lost: (
    <p role="alert" className="alert alert-warning alert-soft mb-5 block text-base-content">
      {formPlaceTexts().weakConnection(<PhoneLink className="link whitespace-nowrap" />)}
    </p>
  ),
};
