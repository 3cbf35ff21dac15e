import { atSite, paths, siteScopes } from '@welding/domain/paths';
import { notFoundRoute } from '../../src/app/route-table.ts';

const spanishPage = `${siteScopes.es}/${notFoundRoute.file.replace('.html', '')}`;

/**
 * Hosting answers every address that is not there with one page, the English one, and the status 404: below `/es` it puts the
 * Spanish one in its own place before anything is painted. firebase.json allows the script by its hash.
 */
export const spanishNotFoundScript = `if((location.pathname+'/').startsWith('${atSite(paths.home, 'es')}/')){const page=document.documentElement;page.hidden=true;fetch('${spanishPage}').then(r=>r.ok?r.text():Promise.reject()).then(html=>{document.open();document.write(html);document.close()}).catch(()=>{page.hidden=false})}`;

/** The English page for what is not there, which below `/es` becomes the Spanish one. */
export function notFoundInSpanish(html: string): string {
  return html.replace('<head>', `<head><script>${spanishNotFoundScript}</script>`);
}
