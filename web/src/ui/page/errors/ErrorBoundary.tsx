import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPanel } from './ErrorPanel.tsx';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Reports the error and may return the number under which it was stored. */
  onError?: ((error: unknown, info: ErrorInfo) => string | undefined) | undefined;
  /** A new value (a URL, a record id) clears the error. */
  resetKey?: string | undefined;
};
type State = { hasFailed: boolean; errorNumber: string | undefined };

/** Limits an error to one panel: the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, errorNumber: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const errorNumber = this.props.onError?.(error, info);
    if (errorNumber !== undefined) this.setState({ errorNumber });
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ hasFailed: false, errorNumber: undefined });

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorPanel errorNumber={this.state.errorNumber} onRetry={this.retry} />;
  }
}
