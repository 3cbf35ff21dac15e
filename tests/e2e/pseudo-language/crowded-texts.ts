import type { Page } from '@playwright/test';

/**
 * What has no room on the screen: words that are cut, that stick out of their box or off the screen, and words and controls
 * that lie over each other. Where a dialog is open, only what is in it.
 */
export function crowdedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    };
    type Shown = { readonly element: Element; readonly box: Box; readonly says: string };
    const problems = new Set<string>();
    const root =
      [...document.querySelectorAll('dialog:modal, [role="dialog"], [role="alertdialog"]')].at(-1) ??
      document.body;
    const nameOf = (element: Element) =>
      `${element.localName}.${(element.getAttribute('class') ?? '').split(/\s+/).slice(0, 6).join('.')}`;
    const isForEars = (element: Element) =>
      [...ancestorsOf(element)].some((each) => {
        const { clipPath, opacity } = getComputedStyle(each);
        const { width, height } = each.getBoundingClientRect();
        return opacity === '0' || (clipPath !== 'none' && width * height <= 4) || (width <= 1 && height <= 1);
      });
    function* ancestorsOf(element: Element): Generator<Element> {
      for (let each: Element | null = element; each; each = each.parentElement) yield each;
    }
    /** Without the room above and below letters, which those of lines that stand close reach into. */
    const letters = ({ left, right, top, bottom }: DOMRect): Box => {
      const spare = (bottom - top) * 0.3;
      return { left: left + 1, right: right - 1, top: top + spare, bottom: bottom - spare };
    };
    const sticksOut = (inner: Box, outer: Box) =>
      inner.left < outer.left - 1.5 || inner.right > outer.right + 1.5
        ? 'sideways'
        : inner.bottom > outer.bottom + 1
          ? 'below'
          : undefined;

    const texts: Shown[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const says = node.textContent?.trim() ?? '';
      if (!element || !says || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (element.closest('svg, option, textarea, script, style') || isForEars(element)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const rect of boxes) {
        const box = letters(rect);
        texts.push({ element, box, says });
        let scrolls = false;
        let held: 'by nothing' | 'by a block' | 'by what is seen' = 'by nothing';
        for (const each of ancestorsOf(element)) {
          const { display, overflowX, overflowY, position, borderRightWidth, backgroundColor } =
            getComputedStyle(each);
          if (display === 'inline' || display === 'contents') continue;
          // Its own scroller shows what the page around it does not.
          scrolls = each !== document.documentElement && /auto|scroll/.test(overflowX + overflowY);
          if (scrolls) break;
          const clips = /hidden|clip/.test(overflowX + overflowY);
          const way = sticksOut(box, each.getBoundingClientRect());
          const isPainted = borderRightWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
          if (
            way &&
            (clips || (way === 'sideways' && (held === 'by nothing' || (held === 'by a block' && isPainted))))
          )
            problems.add(`"${says}" ${clips ? 'is cut' : 'sticks out'} ${way}: ${nameOf(each)}`);
          if (held !== 'by what is seen') held = isPainted ? 'by what is seen' : 'by a block';
          if (position === 'fixed') break;
        }
        if (!scrolls && (rect.right > innerWidth + 1 || rect.left < -1))
          problems.add(`"${says}" is off the screen: ${nameOf(element)}`);
      }
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'select, input[placeholder]',
    )) {
      if (!pen || !field.checkVisibility()) continue;
      const says =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.value
            ? ''
            : field.placeholder;
      const style = getComputedStyle(field);
      pen.font = style.font;
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (pen.measureText(says).width > room + 1)
        problems.add(`"${says}" is cut in its field: ${field.name || nameOf(field)}`);
    }

    const controls = [...root.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForEars(element),
      )
      .flatMap((element): Shown[] =>
        [...element.getClientRects()]
          .filter(({ width, height }) => width > 2 && height > 2)
          .map((rect) => ({
            element,
            box: { left: rect.left + 1, right: rect.right - 1, top: rect.top + 1, bottom: rect.bottom - 1 },
            says: `${element.localName} ${(element.textContent?.trim() || element.getAttribute('aria-label')) ?? ''}`.slice(
              0,
              60,
            ),
          })),
      );
    /** What lies above the page on purpose. */
    const layerOf = (element: Element) =>
      [...ancestorsOf(element)].find((each) => /fixed|sticky/.test(getComputedStyle(each).position)) ?? root;
    const all = [...texts, ...controls]
      .map((shown) => ({ ...shown, layer: layerOf(shown.element) }))
      .sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (
          one.layer !== other.layer ||
          one.element.contains(other.element) ||
          other.element.contains(one.element)
        )
          continue;
        const label = one.element.closest('label') ?? one.element;
        if (label.contains(other.element)) continue;
        if (one.box.left < other.box.right && other.box.left < one.box.right)
          problems.add(
            `"${one.says}" (${nameOf(one.element)}) lies over "${other.says}" (${nameOf(other.element)})`,
          );
      }
    return [...problems];
  });
}
