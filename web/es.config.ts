import './build/speak-spanish.ts';
import { siteConfig } from './build/site-config.ts';

/** Site and portal in Spanish, below /es. */
export default siteConfig('es');
