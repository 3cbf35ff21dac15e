import './build/speak-spanish.ts';
import { deskConfig } from './build/desk/desk-config.ts';

/** The desk in Spanish, at the address of the English one. */
export default deskConfig('es');
