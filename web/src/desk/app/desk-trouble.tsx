import { deskScope } from '@welding/domain/paths';

/** What the desk says when a screen breaks. */
export const deskTrouble = {
  title: 'This screen broke',
  advice: 'Nothing you saved is lost. Try again; without a signal, try again when you have one.',
  wayOut: (
    <a className="btn btn-outline" href={deskScope}>
      Back to Today
    </a>
  ),
};
