import { business } from '@welding/domain/values/business';
import { siteUrl } from '#shared/api/env.ts';

type PageMetadataProps = {
  title: string;
  description: string;
  /** The canonical address's path; without it the page is not to be indexed. */
  path?: string | undefined;
};

/** Title, description and what search engines and social networks read. React puts it into the document's head. */
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
          <link rel="canonical" href={`${siteUrl}${path}`} />
          <meta property="og:url" content={`${siteUrl}${path}`} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={business.name} />
          <meta property="og:locale" content="en_US" />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:image" content={`${siteUrl}/images/og.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${business.name}: ${business.motto}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
