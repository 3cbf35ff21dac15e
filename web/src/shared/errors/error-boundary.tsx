import { Component, type ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { uiTexts } from '#shared/ui/ui-texts.ts';
import { reportBrowserError } from './report-browser-error.ts';

type ErrorBoundaryProps = {
  title: string;
  advice: ReactNode;
  wayOut: ReactNode;
  children: ReactNode;
};

/** Shows a way on when a page breaks, and reports the error to our log. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportBrowserError(error);
  }

  override render() {
    const { title, advice, wayOut, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <section role="alert" className="page-width grid grow content-center gap-6 py-16">
        <h1 className="display text-5xl">{title}</h1>
        <p className="max-w-prose text-lg">{advice}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={() => window.location.reload()}>
            {uiTexts().tryAgain}
          </Button>
          {wayOut}
        </div>
      </section>
    );
  }
}
