declare module 'virtual:service-area/map' {
  export const map: import('./drawing.ts').MapDrawing;
  export const regions: readonly import('./drawing.ts').CoveredRegion[];
}
