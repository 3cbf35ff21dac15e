/**
 * For the head of a long page. Marks the root until the first paint, so that a phone lays out only the top of the page
 * for it (web/src/styles/opening.css), unless it does not open at its top: reloaded, gone back to or jumped into, it is
 * needed whole to find the place. The time limit is for a tab left before its first paint, and a browser that tells of
 * none. firebase.json allows the script by its hash.
 */
export const openingScript =
  `if(!document.hidden&&!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){
document.documentElement.dataset.opening='';
const show=()=>delete document.documentElement.dataset.opening;
new PerformanceObserver(show).observe({type:'paint',buffered:true});
setTimeout(show,3e3)
}`.replaceAll('\n', '');
