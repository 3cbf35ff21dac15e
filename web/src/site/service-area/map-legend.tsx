import { business } from '@welding/domain/values/business';
import { map } from './drawn-map.ts';
import { mapTexts } from './map-texts.ts';

const scaleMiles = 10;

export function MapLegend({ fontSize }: { fontSize: number }) {
  const texts = mapTexts();
  const margin = fontSize * 0.8;
  const tick = fontSize * 0.4;
  const bottom = map.size - margin;
  const top = margin + fontSize;
  const right = map.size - margin * 1.6;
  const northeast = (business.serviceRadiusMiles * map.unitsPerMile) / Math.SQRT2;
  return (
    <g fontSize={fontSize * 0.9} className="fill-base-content font-semibold forced-colors:fill-[CanvasText]">
      <path
        d={`M${margin},${bottom - tick}v${tick}h${scaleMiles * map.unitsPerMile}v${-tick}`}
        className="fill-none stroke-base-content stroke-4 forced-colors:stroke-[CanvasText]"
      />
      <text x={margin} y={bottom - tick * 1.8}>
        {texts.scale(scaleMiles)}
      </text>
      <text x={map.size / 2 + northeast + fontSize * 0.4} y={map.size / 2 - northeast}>
        {texts.radius}
      </text>
      <text x={right} y={top} textAnchor="middle">
        {texts.north}
      </text>
      <path
        d={`M${right},${top + fontSize * 0.3}l${fontSize * 0.5},${fontSize * 1.5}l${-fontSize * 0.5},${-fontSize * 0.4}l${-fontSize * 0.5},${fontSize * 0.4}z`}
      />
    </g>
  );
}
