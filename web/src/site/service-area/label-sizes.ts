/** Label sizes in ems, shared by the build and the map. */
export const dotEms = 0.22;
export const centerEms = 1.25;
export const lakeEms = 1.2;
export const countyEms = 0.8;
