import './build/speak-spanish.ts';
import { deskConfig } from './build/desk/desk-config.ts';

/** The desk in Spanish, at the same URL as the English one. */
export default deskConfig('es');
