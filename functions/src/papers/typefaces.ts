import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

/**
 * The faces of our papers: the site's own for names and headings, and one for text that knows Latin, Greek and Cyrillic
 * with all their accents, since a name that is not legible on an invoice is wrong. Both under the Open Font License.
 * The build (functions/build/typefaces-beside-bundle.ts) puts each file beside the bundle.
 */
const files = {
  display: import.meta.resolve('@expo-google-fonts/big-shoulders/800ExtraBold/BigShoulders_800ExtraBold.ttf'),
  text: import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
};

export type Typeface = keyof typeof files;
export type Typefaces = Readonly<Record<Typeface, Font>>;

let read: Promise<Typefaces> | undefined;

/** The faces, read once: what of them a paper needs is decoded by the first one, and takes most of its time. */
export function typefaces(): Promise<Typefaces> {
  read ??= readAll().catch((error: unknown) => {
    read = undefined;
    throw error;
  });
  return read;
}

async function readAll(): Promise<Typefaces> {
  const { display, text, strong } = files;
  return { display: await readFace(display), text: await readFace(text), strong: await readFace(strong) };
}

async function readFace(file: string | URL): Promise<Font> {
  const face = create(await readFile(new URL(file)));
  if ('fonts' in face) throw new Error('A collection of typefaces is none');
  return face;
}
