/** The theme's dark steel as manifests and images need it: fixed, whatever the device's scheme. */
export const steelDark = '#14181d';
