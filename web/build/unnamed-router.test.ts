import { expect, test } from 'vitest';
import { withoutNames } from './unnamed-router.ts';

test('a component nobody imports leaves nothing that counts as a use of it', () => {
  const code = `var Form = React10.forwardRef(
  (props, ref) => null
);
Form.displayName = "Form";
export { Form };`;
  expect(withoutNames(code)).toBe(`var Form = /* @__PURE__ */ React10.forwardRef(
  (props, ref) => null
);

export { Form };`);
});
