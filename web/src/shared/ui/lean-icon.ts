import { createElement, type SVGProps } from 'react';

type IconData = { readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/**
 * Replaces lucide-react's createLucideIcon in a build. One style (styles/page.css) holds the attributes of all icons, which
 * lucide repeats in the HTML of each. Its code for sizes, contexts and other frameworks is twice the size of an icon.
 */
export default function createIcon({ node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { viewBox: '0 0 24 24', className: className ? `icon ${className}` : 'icon', ...props },
      parts,
    );
}
