import postcss, { type Declaration } from 'postcss';

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
