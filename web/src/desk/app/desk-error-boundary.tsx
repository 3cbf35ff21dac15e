import { Component, type ReactNode } from 'react';
import { deskScope } from '#shared/api/desk-scope.ts';

/** Shows a way on when a screen breaks. React reports the error itself to the console. */
export class DeskErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section role="alert" className="grid min-h-[50vh] content-center justify-items-start gap-5">
        <h1 className="display text-4xl">This screen broke</h1>
        <p className="max-w-prose text-lg">
          Nothing you saved is lost. Try again; without a signal, try again when you have one.
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            Try again
          </button>
          <a className="btn btn-outline" href={deskScope}>
            Back to Today
          </a>
        </div>
      </section>
    );
  }
}
