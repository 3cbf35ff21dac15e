import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

/**
 * The papers' fonts: the site's own for names and headings, and one with Latin, Greek and Cyrillic and all their accents,
 * so that every name is legible. All use the Open Font License. The build (functions/build/typefaces-beside-bundle.ts)
 * puts each file beside the bundle.
 */
const files = {
  display: import.meta.resolve('@expo-google-fonts/big-shoulders/800ExtraBold/BigShoulders_800ExtraBold.ttf'),
  text: import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  strong: import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
};

/** The fonts of other scripts, 14 MB in all. Each is read when a text needs it. */
const otherFiles = [
  // Noto's Arabic font draws dots apart from their letters, which breaks copying and searching.
  {
    file: import.meta.resolve(
      '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    ),
    of: /\p{Script=Arabic}/u,
  },
  {
    file: import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    of: /\p{Script=Hebrew}/u,
  },
  {
    file: import.meta.resolve(
      '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    ),
    of: /\p{Script=Devanagari}/u,
  },
  {
    file: import.meta.resolve('@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
    of: /\p{Script=Hangul}/u,
  },
  // Chinese, and Japanese with kana; also the wide punctuation of both.
  {
    file: import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    of: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  {
    file: import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    of: /[\p{So}\p{Emoji_Presentation}\p{Extended_Pictographic}]|\u20e3/u,
  },
];

export type Typeface = keyof typeof files;
export type Typefaces = Readonly<Record<Typeface, Font>> & {
  /** Fallbacks for characters the three lack. */
  readonly others: readonly Font[];
};

const read = new Map<string, Promise<Font>>();

/** The fonts a text needs. Decoding takes most of a paper's time, so each font is read once. */
export async function typefaces(text: string): Promise<Typefaces> {
  const [display, regular, strong] = await Promise.all([
    face(files.display),
    face(files.text),
    face(files.strong),
  ]);
  const lacking = [...new Set(text)].filter((character) => !has(regular, character)).join('');
  const others = otherFiles.filter(({ of }) => of.test(lacking)).map(({ file }) => face(file));
  return { display, text: regular, strong, others: await Promise.all(others) };
}

/** Whether a font has all visible characters of a text. */
export function has(font: Font, characters: string): boolean {
  for (const character of characters) {
    const isSeen = !/\p{Default_Ignorable_Code_Point}/u.test(character);
    if (isSeen && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return false;
  }
  return true;
}

function face(file: string | URL): Promise<Font> {
  const key = String(file);
  const reading = read.get(key) ?? readFace(file);
  read.set(key, reading);
  reading.catch(() => read.delete(key));
  return reading;
}

async function readFace(file: string | URL): Promise<Font> {
  const font = create(await readFile(new URL(file)));
  if ('fonts' in font) throw new Error('A collection of typefaces is none');
  const layout = font.layout.bind(font);
  font.layout = (text, ...how) => {
    try {
      return layout(text, ...how);
    } catch (error) {
      // fontkit throws for a mark whose position the font does not define. Without mark positioning it draws the mark anyway.
      if (error instanceof TypeError) return layout(text, withoutMarks);
      throw error;
    }
  };
  return font;
}

const withoutMarks = { mark: false, mkmk: false, abvm: false, blwm: false };
