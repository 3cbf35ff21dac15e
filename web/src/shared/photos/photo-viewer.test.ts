import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enlarge, whole } from './photo-viewer.tsx';

const stage = { width: 400, height: 800 };
const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -400, max: 400 }) });
const factor = fc.double({ min: 0.2, max: 5, noNaN: true });

test('pinching keeps the point between the fingers in place', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 1, max: 6, noNaN: true }), (at, by) => {
      const { scale, x, y } = enlarge(whole, by, { from: at, to: at, stage });
      expect(at.x * scale + x).toBeCloseTo(at.x, 6);
      expect(at.y * scale + y).toBeCloseTo(at.y, 6);
    }),
  );
});

test('any gesture keeps the photo at one to six times its size, without edges inside', () => {
  const steps = fc.array(fc.record({ from: point, to: point, factor }), { maxLength: 10 });
  fc.assert(
    fc.property(steps, (moves) => {
      const { scale, x, y } = moves.reduce(
        (view, move) => enlarge(view, move.factor, { ...move, stage }),
        whole,
      );
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(6);
      expect(Math.abs(x)).toBeLessThanOrEqual((stage.width * (scale - 1)) / 2 + 1e-6);
      expect(Math.abs(y)).toBeLessThanOrEqual((stage.height * (scale - 1)) / 2 + 1e-6);
    }),
  );
});

test('one finger pans a zoomed photo only', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 30, y: -20 },
  ];
  expect(enlarge({ scale: 2, x: 10, y: 0 }, 1, { from, to, stage })).toEqual({ scale: 2, x: 40, y: -20 });
  expect(enlarge(whole, 1, { from, to, stage })).toMatchObject({ scale: 1 });
  expect(Math.abs(enlarge(whole, 1, { from, to, stage }).x)).toBe(0);
});
