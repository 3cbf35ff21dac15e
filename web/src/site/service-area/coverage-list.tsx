import type { CoveredCounty } from './drawing.ts';
import { regions } from './drawn-map.ts';
import { serviceAreaTexts } from './service-area-texts.tsx';

export function CoverageList() {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      {regions.map((region) => (
        <section key={region.of}>
          <h4 className="font-semibold">{serviceAreaTexts().regions[region.of]}</h4>
          {region.counties.map((county) => (
            <CountyTowns key={county.name + county.state} county={county} />
          ))}
        </section>
      ))}
    </div>
  );
}

function CountyTowns({ county: { name, state, isWhole, towns } }: { county: CoveredCounty }) {
  const texts = serviceAreaTexts();
  return (
    <details className="border-b border-base-300">
      <summary className="min-h-11 cursor-pointer content-center py-2">
        {texts.county(name, state)}{' '}
        <span className="text-sm text-base-content/75">
          {isWhole ? texts.allOfCounty(towns.length) : texts.partOfCounty(towns.length)}
        </span>
      </summary>
      <ul className="flex flex-wrap gap-x-2 gap-y-1 pb-3 text-sm">
        {towns.map((town, index) => (
          <li key={town}>
            {town}
            {index < towns.length - 1 && ','}
          </li>
        ))}
      </ul>
    </details>
  );
}
