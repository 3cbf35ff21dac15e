import type { Page } from '@playwright/test';
import { isOurSentence } from './our-sentences.ts';

/**
 * Text without room on the screen: cut words, words outside their box or the screen, and overlapping words and controls.
 * With an open dialog, only its content. Typed text may end in an ellipsis.
 */
export async function crowdedTexts(page: Page): Promise<string[]> {
  const { problems, shortened } = await findCrowded(page);
  return [...problems, ...shortened.flatMap(({ says, problem }) => (isOurSentence(says) ? [problem] : []))];
}

function findCrowded(page: Page) {
  return page.evaluate(() => {
    type Box = {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    };
    type Shown = {
      readonly element: Element;
      readonly box: Box;
      readonly says: string;
      readonly isControl: boolean;
    };
    const problems = new Set<string>();
    /** Text that ends in an ellipsis. */
    const shortened = new Map<string, string>();
    const root =
      [
        ...document.querySelectorAll(
          'dialog:is(:modal, :popover-open), [role="dialog"], [role="alertdialog"]',
        ),
      ].at(-1) ?? document.body;
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
    /** Without the space above and below letters, where close lines overlap. */
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

    const isPainted = ({ borderRightWidth, backgroundColor }: CSSStyleDeclaration) =>
      borderRightWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    const within = (box: Box, outer: Box): Box => ({
      left: Math.max(box.left, outer.left),
      right: Math.min(box.right, outer.right),
      top: Math.max(box.top, outer.top),
      bottom: Math.min(box.bottom, outer.bottom),
    });
    /** Whether a link has the whole text as its title. */
    const isWholeElsewhere = (element: Element, says: string) =>
      element.closest('a[href]') !== null && element.closest('[title]')?.getAttribute('title') === says;

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
        let box = letters(rect);
        let scrolls = false;
        let held: 'by nothing' | 'by a block' | 'by what is seen' = 'by nothing';
        for (const each of ancestorsOf(element)) {
          const style = getComputedStyle(each);
          const { display, overflowX, overflowY, position } = style;
          if (display === 'inline' || display === 'contents') continue;
          const edges = each.getBoundingClientRect();
          // An inner scroller can show text that the page around it hides.
          scrolls = each !== document.documentElement && /auto|scroll/.test(overflowX + overflowY);
          const clips = scrolls || /hidden|clip/.test(overflowX + overflowY);
          const way = scrolls ? undefined : sticksOut(box, edges);
          const isHeldHere = isPainted(style);
          if (
            way &&
            (clips ||
              (way === 'sideways' && (held === 'by nothing' || (held === 'by a block' && isHeldHere))))
          ) {
            const problem = `"${says}" ${clips ? 'is cut' : 'sticks out'} ${way}: ${nameOf(each)}`;
            const isShortened =
              clips && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none');
            if (!isShortened) problems.add(problem);
            else if (!isWholeElsewhere(element, says)) shortened.set(says, problem);
          }
          if (clips) box = within(box, edges);
          if (scrolls) break;
          if (held !== 'by what is seen') held = isHeldHere ? 'by what is seen' : 'by a block';
          if (position === 'fixed') break;
        }
        if (box.left < box.right && box.top < box.bottom)
          texts.push({ element, box, says, isControl: false });
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
      const isCut =
        style.getPropertyValue('text-wrap-mode') === 'wrap' && field instanceof HTMLSelectElement
          ? field.scrollHeight > field.clientHeight + 1
          : pen.measureText(says).width > room + 1;
      if (isCut) problems.add(`"${says}" is cut in its field: ${field.name || nameOf(field)}`);
    }

    /** A control's inner box. Beside its text a field has room for a button or a sign. */
    const insideOf = (element: Element, { left, right, top, bottom }: DOMRect): Box => {
      const style = getComputedStyle(element);
      const padding = (side: 'Left' | 'Right') =>
        /^(input|select|textarea)$/.test(element.localName) ? Number.parseFloat(style[`padding${side}`]) : 0;
      return {
        left: left + 1 + padding('Left'),
        right: right - 1 - padding('Right'),
        top: top + 1,
        bottom: bottom - 1,
      };
    };
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
            box: insideOf(element, rect),
            isControl: true,
            says: `${element.localName} ${(element.textContent?.trim() || element.getAttribute('aria-label')) ?? ''}`.slice(
              0,
              60,
            ),
          })),
      );
    /** Layers that cover the page on purpose. */
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
        // Beside words only a control's visible part matters, because a link may be larger for a finger.
        const [control, second] = [one, other].filter(({ isControl }) => isControl);
        if (control && !second && !isPainted(getComputedStyle(control.element))) continue;
        if (one.box.left < other.box.right && other.box.left < one.box.right)
          problems.add(
            `"${one.says}" (${nameOf(one.element)}) lies over "${other.says}" (${nameOf(other.element)})`,
          );
      }
    return {
      problems: [...problems],
      shortened: [...shortened].map(([says, problem]) => ({ says, problem })),
    };
  });
}
