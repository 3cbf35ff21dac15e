import { Component, type ReactNode } from 'react';
import { paths } from '#shared/api/paths.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';

type ErrorBoundaryProps = { children: ReactNode };

/** Shows a way on when a page breaks: try again, go home, or call. React reports the error itself to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section role="alert" className="page-width grid min-h-[60vh] content-center gap-6 py-16">
        <h1 className="display text-5xl">Something broke here</h1>
        <p className="max-w-prose text-lg">
          The page could not be shown. Try again, or call us at <PhoneLink className="link" />.
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            Try again
          </button>
          <a className="btn btn-outline" href={paths.home}>
            Back to home
          </a>
        </div>
      </section>
    );
  }
}
