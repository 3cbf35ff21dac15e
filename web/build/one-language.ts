import type { Language } from '@welding/domain/values/language';
import type { Plugin } from 'vite';

/**
 * Makes a build of one language: a module that joins the catalogues of all finds that language's in place of each, so nobody
 * downloads a sentence of another. (values/language.ts says how they are joined.)
 * @param offered the languages that a reader may choose from
 */
export function oneLanguage(language: Language, offered: readonly Language[]): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      define: {
        __LANGUAGE__: JSON.stringify(language),
        __OFFERED_LANGUAGES__: JSON.stringify(offered),
      },
    }),
    resolveId: {
      filter: { id: /-texts\.(en|es)\.tsx?$/ },
      async handler(source, importer, options) {
        const own = source.replace(/\.(en|es)(\.tsx?)$/, `.${language}$2`);
        return await this.resolve(own, importer, { ...options, skipSelf: true });
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    },
  };
}
