import postcss, { type AtRule, type Declaration, type Root } from 'postcss';

/**
 * Has nothing ask for a face that is fetched: the next one in the list stands in for it. The face itself stays declared,
 * so that it comes when the whole stylesheet asks for it.
 */
export function askOnlyForFacesOfDevice(root: Root): void {
  const fetched = new Set<string>();
  root.walkAtRules('font-face', (face) => {
    if (/url\(/.test(String(face))) fetched.add(familyOf(face));
  });
  root.walkDecls(/^(--|font)/, (declaration) => {
    if (isOfFace(declaration)) return;
    const families = declaration.value.split(',');
    const kept = families.filter((family) => !fetched.has(unquote(family)));
    if (kept.length < families.length) declaration.value = kept.join(',').trim();
  });
}

/**
 * A stylesheet without its faces, all of which every page declares in its own styles: a declaration that is added makes
 * the browser lay out the whole page anew, though nothing of it changed.
 */
export function withoutFaces(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkAtRules('font-face', (face) => {
    face.remove();
  });
  return root.toString();
}

export function isOfFace({ parent }: Declaration): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
}

function familyOf(face: AtRule): string {
  let family = '';
  face.walkDecls('font-family', ({ value }) => {
    family = unquote(value);
  });
  return family;
}

function unquote(family: string): string {
  return family.trim().replace(/^(["'])(.*)\1$/, '$2');
}
