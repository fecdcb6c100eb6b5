'use client';

import { Component, type ReactNode } from 'react';
import { cloneWithAnswers } from '@/lib/browser/clone-with-answers';

interface ErrorBoundaryProps {
  /** Unique in the page. */
  name: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  error?: unknown;
}

/** Keeps a part of the page as it was last shown if its code fails: its text, links and answers, without its code. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = (error: unknown) => ({ hasFailed: true, error });

  override state: ErrorBoundaryState = { hasFailed: false };

  private shown: HTMLElement | undefined;

  private show = (part: HTMLElement | null) => {
    if (this.shown) {
      part?.replaceChildren(...cloneWithAnswers(this.shown).childNodes);
    }
  };

  override render() {
    const { name, children } = this.props;
    if (!this.state.hasFailed) {
      return (
        <div className="contents" data-part={name}>
          {children}
        </div>
      );
    }
    // Until React commits the failure, the document is as it was exported or rendered last.
    const shown = this.shown ?? document.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!shown) {
      throw this.state.error;
    }
    this.shown ??= cloneWithAnswers(shown);
    return <div key="failed" className="contents" ref={this.show} />;
  }
}
