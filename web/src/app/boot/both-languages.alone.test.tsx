import type { QuoteRequest } from '@welding/domain/entities/quote';
import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import type { Language } from '@welding/domain/values/language';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { QuoteFormState } from '#site/quotes/quote-draft.ts';
import { sentencesIn } from '../../../../tests/support/foreign-texts.ts';

/** Words that hold sentences of a language together, and mean nothing in the other. */
const functionWords = {
  en: /(?<![\p{L}_’'])(the|and|with|your|you|is|are|of|for|to|this|that|not|will|please|we|our|when|from|was|what|how|have|by|at|or|on|it|all|only|about|they|their|miles|hours|days)(?![\p{L}_’'])/iu,
  es: /(?<![\p{L}_’'])(el|los|las|que|usted|su|sus|para|con|una|por|del|está|más|de|y|en|al|se|lo|si|ya)(?![\p{L}_’'])|[¿¡]/iu,
};
const other = { en: 'es', es: 'en' } as const;

/** Whole sentences, without values in them, that only this language says. */
function sentencesOnlyOf(language: Language): string[] {
  const [own, foreign] = [sentencesIn(language), sentencesIn(other[language])];
  return [...own].filter((text) => / .* /.test(text) && !foreign.has(text));
}

/** What is read of HTML: text, what is said in place of it, and what search engines show; names of the firm and of places aside. */
async function wordsOf(html: string): Promise<string> {
  const [{ business }, { map, regions }] = await Promise.all([
    import('@welding/domain/values/business'),
    import('#site/service-area/drawn-map.ts'),
  ]);
  const counties = regions.flatMap((region) => region.counties);
  const places = [
    ...map.towns.map(({ name }) => name),
    ...counties.flatMap(({ towns }) => towns),
    ...counties.flatMap(({ name }) => [name, name.toUpperCase()]),
  ];
  const names = [business.name, 'Mobile Welding', business.address, 'CC BY', ...places];
  const said = [...html.matchAll(/ (?:aria-label|alt|placeholder|title|content)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const text = html
    // The name of the other language, in it.
    .replace(/<(\w+)[^>]*\slang="(?:en|es)"[^>]*>.*?<\/\1>/g, ' ')
    .replace(/<(script|style|template)[^>]*>.*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/?(?:a|b|em|span|strong)(?: [^>]*)?>/g, '')
    .replace(/<[^>]+>/g, '\n');
  const words = [text, ...said]
    .join('\n')
    .replace(/&#x27;/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  return names
    .toSorted((one, another) => another.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ' '), words)
    .replace(/ +/g, ' ');
}

const nothing = () => undefined;

/** What opens from the pages, and stands in no prerendered page. */
async function openedParts(): Promise<Record<string, ReactNode>> {
  const [
    { SiteMenu },
    { PageLoading },
    { EmergencyDialog },
    { ServiceArea },
    { PlaceAnswerNote },
    { InstallOffer },
  ] = await Promise.all([
    import('#app/chrome/site-header.tsx'),
    import('#app/chrome/layout.tsx'),
    import('#site/marketing/emergency-dialog.tsx'),
    import('#site/service-area/service-area.tsx'),
    import('#site/places/place-answer.tsx'),
    import('#pwa/install/install-offer.tsx'),
  ]);
  const [{ PushCard }, { UpdateCard }] = await Promise.all([
    import('#pwa/push/push-card.tsx'),
    import('#shared/ui/update-card.tsx'),
  ]);
  const { locate } = await import('@welding/domain/business/service-area');
  const at = (label: string, latitude: number, longitude: number) =>
    ({ kind: 'found', place: { label, ...locate({ latitude, longitude }) } }) as const;
  const answers = [
    at('60540', 41.7662, -88.141),
    at('60602', 41.8829, -87.6321),
    at('60098', 42.3147, -88.4487),
    at('61101', 42.2711, -89.094),
    { kind: 'choices', labels: ['60540'] },
    { kind: 'unknown-zip', zip: '90210' },
    { kind: 'unknown-town', name: 'Atlantis' },
  ] as const;
  return {
    ...(await quoteParts()),
    menu: <SiteMenu open onClose={nothing} />,
    loading: <PageLoading />,
    emergency: <EmergencyDialog open onClose={nothing} />,
    area: <ServiceArea />,
    answers: answers.map((answer) => (
      <PlaceAnswerNote key={JSON.stringify(answer)} answer={answer} onChoose={nothing} />
    )),
    'offer of the app': <InstallOffer way="prompt" />,
    'offer of the app on an iPhone': <InstallOffer way="ios" />,
    notifications: <PushCard reason="" send={async () => undefined} />,
    update: <UpdateCard onAccept={nothing} onPostpone={nothing} />,
  };
}

/** The quote form as far as it comes later, for a job with every question answered, and what stands in its place once sent. */
async function quoteParts(): Promise<Record<string, ReactNode>> {
  const [{ JobQuestions }, { DraftPhotos }, { PriceRangeNote }, { RequestSent }] = await Promise.all([
    import('#site/quotes/job-questions.tsx'),
    import('#site/quotes/draft-photos.tsx'),
    import('#site/quotes/price-range.tsx'),
    import('#site/quotes/request-sent.tsx'),
  ]);
  const { priceRangeOf } = await import('@welding/domain/estimating/price-range-of');
  const { builtInRates } = await import('@welding/domain/estimating/price-rates');
  const { readQuoteDraft } = await import('@welding/domain/entities/quote-draft');
  const intake = { metal: 'steel', thickness: 'heavy', position: 'overhead', when: 'nights' } as const;
  const job = { serviceType: 'metal_structures', intake, miles: 40 };
  const request = { firstName: 'Pat', email: 'p@x', phone: '1', key: 'k', photos: 2, at: new Date() };
  return {
    ...Object.fromEntries(
      ['metal_structures', 'truck', 'aluminum'].map((serviceType) => [
        `questions for ${serviceType}`,
        <WithForm key={serviceType} draft={readQuoteDraft({ serviceType, intake })}>
          {(form) => [<DraftPhotos key="photos" />, <JobQuestions key="questions" form={form} />]}
        </WithForm>,
      ]),
    ),
    'price range': <PriceRangeNote range={priceRangeOf(job, builtInRates)} hasService />,
    sent: (['phone', 'email'] as const).map((preferredContact) => (
      <RequestSent key={preferredContact} request={{ ...request, preferredContact }} onAskAgain={nothing} />
    )),
  };
}

type WithFormProps = { draft: QuoteDraft; children: (form: QuoteFormState) => ReactNode };

function WithForm({ draft, children }: WithFormProps) {
  return children(useForm<QuoteDraft, unknown, QuoteRequest>({ defaultValues: draft }));
}

describe.each(['en', 'es'] as const)('in %s', (language) => {
  beforeEach(() => {
    // As a build of one language does (web/build/one-language.ts).
    vi.stubGlobal('__LANGUAGE__', language);
    vi.resetModules();
  });
  afterEach(() => vi.unstubAllGlobals());

  /** What is said in the other language. */
  const foreignIn = async (html: string): Promise<string[]> => {
    const words = await wordsOf(html);
    const lines = words.split('\n').filter((line) => line.search(functionWords[other[language]]) >= 0);
    return [...lines, ...sentencesOnlyOf(other[language]).filter((sentence) => words.includes(sentence))];
  };

  test('every prerendered page is in one language', async () => {
    const [{ renderPage }, { routeTable }] = await Promise.all([
      import('./entry-server.tsx'),
      import('#app/route-table.ts'),
    ]);
    const pages = [...routeTable.map(({ path }) => path), '/nowhere'];
    const found = await Promise.all(
      pages.map(async (path) => ({ path, foreign: await foreignIn(await renderPage(path)) })),
    );
    expect(await wordsOf(await renderPage('/'))).toMatch(functionWords[language]);
    expect(found.filter(({ foreign }) => foreign.length > 0)).toEqual([]);
  });

  test('everything that opens from a page is in that language', async () => {
    const parts = Object.entries(await openedParts());
    const found = await Promise.all(
      parts.map(async ([part, content]) => ({
        part,
        foreign: await foreignIn(renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>)),
      })),
    );
    expect(found.filter(({ foreign }) => foreign.length > 0)).toEqual([]);
  });
});
