import { deskScope } from '@welding/domain/paths';
import { appTexts } from './app-texts.ts';

/** What the desk says when a screen breaks. */
export const deskTrouble = {
  title: appTexts().broke,
  advice: appTexts().brokeAdvice,
  wayOut: (
    <a className="btn btn-outline" href={deskScope}>
      {appTexts().backToToday}
    </a>
  ),
};
