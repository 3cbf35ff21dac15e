import { deskConfig } from './build/desk/desk-config.ts';

export default deskConfig('en');
