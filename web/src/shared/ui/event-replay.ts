/** The event of `window` that says that taps are answered from now on. */
export const hydratedEvent = 'page-hydrated';

/**
 * react-router numbers the entry of the history that it begins at, when it has no number. Firefox gives up a navigation
 * that is under way when the history is written, so that a link tapped before hydration would be lost: the entry is
 * numbered before there is anything to tap.
 */
const numberEntryScript = `history.state?.idx??history.replaceState({...history.state,idx:0},'');`;

/**
 * Runs before the page's own code, so that early taps are not lost (Angular calls this event replay). A tapped button
 * waits for `hydratedEvent` and is clicked then. A form whose code comes later (`method="dialog"`) is marked until it
 * is `data-ready`, and its code sends it. The browser follows links without code, except those that lead nowhere and
 * those that also choose a service in the quote form.
 */
export const eventReplayScript = `${numberEntryScript}{const taps=new Set,tap=e=>{const c=e.target.closest('button:not([type=submit]),a[href="#"],a[data-service]');if(c){e.preventDefault();taps.add(c)}};addEventListener('click',tap,true);addEventListener('${hydratedEvent}',()=>{removeEventListener('click',tap,true);for(const c of taps)c.click()},{once:true});addEventListener('submit',e=>{if(e.target.matches('[method=dialog]:not([data-ready])')){e.preventDefault();e.target.dataset.submitted=''}},true)}`;
