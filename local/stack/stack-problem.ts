/** Something that keeps the local stack from running. The message is one sentence that says what to do. */
export class StackProblem extends Error {
  override readonly name = 'StackProblem';
}
