/** The `window` event after which taps are handled. */
export const hydratedEvent = 'page-hydrated';

/**
 * react-router writes a number into the first history entry. In Firefox this cancels a navigation in progress, so a link tapped
 * before hydration would be lost. Numbering the entry early avoids that.
 */
const numberEntryScript = `history.state?.idx??history.replaceState({...history.state,idx:0},'');`;

/**
 * Runs before the page's code so that early taps are not lost (event replay, as in Angular). A tapped button is clicked again
 * after `hydratedEvent`. A form whose code is not loaded (`method="dialog"`) is marked with the value of the submit button,
 * and its code sends it later. Links work without code, except those without a target and those that preselect a service in
 * the quote form.
 */
export const eventReplayScript = `${numberEntryScript}{const taps=new Set,tap=e=>{const c=e.target.closest('button:not([type=submit]),a[href="#"],a[data-service]');if(c){e.preventDefault();taps.add(c)}};addEventListener('click',tap,true);addEventListener('${hydratedEvent}',()=>{removeEventListener('click',tap,true);for(const c of taps)c.click()},{once:true});addEventListener('submit',e=>{if(e.target.matches('[method=dialog]:not([data-ready])')){e.preventDefault();e.target.dataset.submitted=e.submitter?.value??''}},true)}`;
