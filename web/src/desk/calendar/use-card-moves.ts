import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CardMoves } from './visit-card.tsx';

/**
 * What the cards of a view do when they are pressed, as one object that stays the same: a card is then drawn anew only when
 * something of it changes, not with each list that arrives. @param canMove false for who may only look
 */
export function useCardMoves(
  { onKeyDown, onPointerDown, helpId }: CardMoves,
  canMove: boolean,
): CardMoves | undefined {
  const latest = useRef({ onKeyDown, onPointerDown });
  useLayoutEffect(() => {
    latest.current = { onKeyDown, onPointerDown };
  });
  return useMemo(() => {
    if (!canMove) return undefined;
    return {
      helpId,
      onKeyDown: (...pressed) => latest.current.onKeyDown(...pressed),
      onPointerDown: (...pressed) => latest.current.onPointerDown(...pressed),
    };
  }, [helpId, canMove]);
}
