import { atSite } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { currentLanguage, offeredLanguages } from '@welding/domain/values/language';
import { siteUrl } from '#shared/api/env.ts';

/** Drawn in each language: tools/drawings/images/og-image.ts. */
const sharingImage = currentLanguage() === 'es' ? 'og-es.png' : 'og.png';

type PageMetadataProps = {
  title: string;
  description: string;
  /** The page's path in `paths`; without it the page is not indexed. */
  path?: string | undefined;
};

export function PageMetadata({ title, description, path }: PageMetadataProps) {
  const fullTitle = `${title} | ${business.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${siteUrl}${atSite(path)}`} />
          {offeredLanguages.length > 1 && <Alternates path={path} />}
          <meta property="og:url" content={`${siteUrl}${atSite(path)}`} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={business.name} />
          <meta property="og:locale" content={`${currentLanguage()}_US`} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={`${siteUrl}/images/${sharingImage}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${business.name}: ${business.motto}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** The page in each language, and the default. */
function Alternates({ path }: { path: string }) {
  return (
    <>
      {offeredLanguages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={`${siteUrl}${atSite(path, language)}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${siteUrl}${atSite(path, 'en')}`} />
    </>
  );
}
