/** What the file of a picture holds, read whole from its first byte to its last. */
export type ReadImage = { readonly width: number; readonly height: number; readonly contents: Buffer };
