import { business } from '@welding/domain/values/business';
import { currentLanguage } from '@welding/domain/values/language';
import { arc, ember, steelDark, steelLight, steelMid } from './colors.ts';
import { mark } from './mark.ts';
import { displayFont } from './render-png.ts';

/** The image that social networks show for a shared link, 1200 by 630. */
export const ogImageSize = { width: 1200, height: 630 } as const;

const { serviceRadiusMiles: miles, serviceCenter: center, emergencyPhone } = business;
/** Below the plates: the motto, the area and the hours. */
const words = {
  en: (motto: string) => [
    `${motto.replace(' - ', '. ')}.`,
    `${miles} miles around ${center.name} · 24/7 emergency ${emergencyPhone}`,
  ],
  es: (motto: string) => [
    `${motto}.`,
    `${miles} millas alrededor de ${center.name} · Emergencias las 24 horas ${emergencyPhone}`,
  ],
};

/** The image as SVG in the current language: name, motto and promise over two plates being welded. */
export function ogImageSvg(): string {
  const { width, height } = ogImageSize;
  const [first = '', ...rest] = business.name.split(' ');
  const [promise = '', reach = ''] = words[currentLanguage()](business.motto);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="${displayFont}">
<defs><radialGradient id="glow"><stop offset="0" stop-color="${ember}" stop-opacity=".75"/><stop offset=".35" stop-color="${ember}" stop-opacity=".22"/><stop offset="1" stop-color="${ember}" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="${steelDark}"/>
<path d="M0 470H1200V630H0Z" fill="${steelMid}"/>
<path d="M0 470H1200" stroke="#000" stroke-width="6"/>
${bead(0, 930, 470)}
<circle cx="940" cy="470" r="330" fill="url(#glow)"/>
${sparks(940, 464)}
<circle cx="940" cy="466" r="17" fill="${arc}"/>
<g transform="translate(80 70) scale(2.4)">${mark({ steel: steelLight, weld: ember })}</g>
<text x="80" y="300" font-size="150" font-weight="800" fill="${steelLight}" letter-spacing="2">${upper(first)}</text>
<text x="84" y="378" font-size="66" font-weight="800" fill="${ember}" letter-spacing="5">${upper(rest.join(' '))}</text>
<text x="80" y="550" font-size="46" font-weight="800" fill="${steelLight}">${escapeXml(promise)}</text>
<text x="80" y="602" font-size="34" font-weight="600" fill="#c3cad2">${escapeXml(reach)}</text>
</svg>`;
}

/** A row of ripples like fallen coins: a weld bead from above. */
function bead(from: number, to: number, y: number): string {
  const step = 15;
  const ripples = Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
    const x = from + index * step;
    return `M${x} ${y - 15}q18 15 0 30`;
  });
  return `<path d="${ripples.join('')}" fill="none" stroke="#8b949e" stroke-width="8" stroke-linecap="round"/><path d="${ripples.slice(-9).join('')}" fill="none" stroke="${ember}" stroke-width="8" stroke-linecap="round"/>`;
}

/** Sparks from the arc, upward and sideways, of different lengths and distances. */
function sparks(x: number, y: number): string {
  const streaks = Array.from({ length: 34 }, (_, index) => {
    const angle = (-176 + index * 5.2) * (Math.PI / 180);
    const reach = 120 + ((index * 73) % 190);
    const start = reach * (0.42 + ((index * 37) % 23) / 60);
    const at = (distance: number) =>
      `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`;
    return `M${at(start)}L${at(reach)}`;
  });
  return `<path d="${streaks.join('')}" stroke="${ember}" stroke-width="4" stroke-linecap="round"/>`;
}

const upper = (text: string) => escapeXml(text.toUpperCase());

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
