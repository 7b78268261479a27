import { Component, type ReactNode, Suspense } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Notice } from './basics.tsx';
import { Button } from './button.tsx';

type Props = {
  children: ReactNode;
  /** A change of this tries again by itself, such as another address or fresh data. */
  resetKey?: unknown;
  /** Shown in its place; by default a sentence and a button to try again. */
  fallback?: ReactNode;
  /** Told once that the part broke, so that what waits for it goes on. */
  onBroken?: (() => void) | undefined;
};

/** Keeps a part of a page that breaks from taking the rest with it. React tells the console, once. */
export class Boundary extends Component<Props, { broken: boolean; resetKey: unknown }> {
  override state = { broken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <Broken onRetry={() => this.setState({ broken: false })} />;
  }
}

/** A part whose code or texts are loaded when it is needed; nothing stands in its place meanwhile, or if the connection loses them. */
export function LazyPart({ children, onLost }: { children: ReactNode; onLost?: () => void }) {
  return (
    <Boundary fallback={null} onBroken={onLost}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('common');
  const retry = (
    <Button look="quiet" size="small" onClick={onRetry}>
      {t.retry}
    </Button>
  );
  return (
    <Notice kind="bad" action={retry}>
      {t.problems.broken}
    </Notice>
  );
}
