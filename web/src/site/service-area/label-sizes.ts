/** Sizes in ems of a layout's labels: what the build keeps free, and the map draws. */
export const dotEms = 0.22;
export const centerEms = 1.25;
export const lakeEms = 1.2;
export const countyEms = 0.8;
