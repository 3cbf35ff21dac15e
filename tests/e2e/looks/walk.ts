import { expect, type Page, test } from '@playwright/test';
import type { Language } from '@welding/domain/values/language';
import { expectFitsLargeText } from '../large-text.ts';
import { darkPhone, expectNoSidewaysScroll, type Looks, lookInEach, show } from '../look.ts';
import { lookInPseudo } from '../pseudo-language/look-in-pseudo.ts';
import { spokenEnglish } from '../spoken-english.ts';

/** What a page says in the language that the walk is gone in. */
export type Say = (en: string, es: string) => string;

/** One row of a table of screens. */
export type Screen = {
  readonly name: string;
  /** Where it is; without an address it is opened on the screen of the row before. */
  readonly path?: string;
  /** Opens what is to be looked at, and waits for it. */
  readonly open?: (page: Page, say: Say) => Promise<void>;
  /** Where its way is known in one language alone. */
  readonly only?: Language;
  readonly looks?: Looks;
  /** Fits text of twice its size, too. */
  readonly large?: true;
  /** Has room for longer words, which PSEUDO=1 looks at on every screen. */
  readonly longer?: true;
  /** Shows what others typed: only our own words are read. */
  readonly mixed?: true;
};

type Walk = {
  readonly language: Language;
  /** Leads to an address of the table, until its heading is there. */
  readonly goTo: (page: Page, path: string) => Promise<void>;
  /** The widths at which Spanish needs no panning, either. */
  readonly widths: readonly number[];
  /** English words on these pages that are names, or that staff typed. */
  readonly names?: RegExp;
};

/**
 * Goes through a table of screens. In English each is looked at in both schemes and at two widths; in Spanish it is read for
 * English words.
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
