/** The theme's steel and ember as images need them: fixed, whatever the device's scheme. */
export { steelDark } from '../../../web/build/steel-dark.ts';
export const steelMid = '#232a32';
export const steelLight = '#eef1f4';
export const ember = '#ff7a1a';
export const arc = '#fff3e0';
