import { sessionMarkerKey } from '#lib/session/session-marker.ts';

const script = `try{if(localStorage.getItem('${sessionMarkerKey}'))document.documentElement.dataset.portal='kept'}catch{}`;

/** Runs while the prerendered page is read: a client who stays signed in must not see the form flash by. */
export function KeptSessionScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which has to run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Once the page is alive it knows by itself what to show. */
export function forgetKeptSessionMark(): void {
  delete document.documentElement.dataset['portal'];
}
