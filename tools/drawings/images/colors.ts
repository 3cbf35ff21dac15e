/** The theme's steel and ember for images, which ignore the device's color scheme. */
export { steelDark } from '../../../web/build/pwa/web-manifest.ts';
export const steelMid = '#232a32';
export const steelLight = '#eef1f4';
export const ember = '#ff7a1a';
export const arc = '#fff3e0';
