declare module 'virtual:service-area/zip-places' {
  export const zipPlaces: readonly import('./zip-place.ts').ZipPlace[];
}
