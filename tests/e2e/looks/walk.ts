import { expect, type Page, test } from '@playwright/test';
import type { Language } from '@welding/domain/values/language';
import { expectFitsLargeText } from '../large-text.ts';
import { darkPhone, expectNoSidewaysScroll, type Looks, lookInEach, show } from '../look.ts';
import { lookInPseudo } from '../pseudo-language/look-in-pseudo.ts';
import { spokenEnglish } from '../spoken-english.ts';

/** A page's text in the walk's language. */
export type Say = (en: string, es: string) => string;

/** One row of a table of screens. */
export type Screen = {
  readonly name: string;
  /** The address. Without one the row opens on the previous row's screen. */
  readonly path?: string;
  /** Opens the part to check, and waits for it. */
  readonly open?: (page: Page, say: Say) => Promise<void>;
  /** The row runs only in this language. */
  readonly only?: Language;
  readonly looks?: Looks;
  /** Also fits text of twice its size. */
  readonly large?: true;
  /** Has room for longer words. PSEUDO=1 checks that on every screen. */
  readonly longer?: true;
  /** Shows typed text, so only our own words are checked. */
  readonly mixed?: true;
};

type Walk = {
  readonly language: Language;
  /** Opens an address of the table and waits for its heading. */
  readonly goTo: (page: Page, path: string) => Promise<void>;
  /** The widths at which Spanish must not scroll sideways, either. */
  readonly widths: readonly number[];
  /** English words on these pages that are names or typed by staff. */
  readonly names?: RegExp;
};

/**
 * Runs a table of screens. In English it checks each in both schemes and at two widths; in Spanish it looks for English
 * words.
 */
export async function walk(page: Page, screens: readonly Screen[], way: Walk): Promise<void> {
  const { language, goTo, widths, names } = way;
  const say: Say = (en, es) => (language === 'es' ? es : en);
  for (const { name, path, open, only, looks = darkPhone, large, longer, mixed } of screens) {
    if (only !== undefined && only !== language) continue;
    await test.step(name, async () => {
      await show(page, looks[0]);
      if (path !== undefined) await goTo(page, path);
      await open?.(page, say);
      const loading = page.getByText(/^(Loading|Cargando|Buscando)(?! dock)/).filter({ visible: true });
      await expect(loading).toHaveCount(0);
      if (language === 'es') {
        const said = await spokenEnglish(page, mixed ? 'own words' : 'anywhere');
        expect.soft(names ? said.filter((text) => !names.test(text)) : said, name).toEqual([]);
        await expectNoSidewaysScroll(page, widths);
        return;
      }
      await lookInEach(page, name, looks);
      if (large) await expectFitsLargeText(page);
      if (longer && !process.env['PSEUDO']) await lookInPseudo(page, name);
    });
  }
}
