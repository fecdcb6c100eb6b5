'use client';

import { Component, type ReactNode } from 'react';
import { cloneWithAnswers } from '@/lib/browser/clone-with-answers';

interface ErrorBoundaryProps {
  /** Must be unique on the page. */
  name: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  error?: unknown;
}

/** If the code of a part of the page fails, keeps its last state on screen: text, links and answers. */
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
    // Until React commits the failure, the document still has the exported or last rendered HTML.
    const shown = this.shown ?? document.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!shown) {
      throw this.state.error;
    }
    this.shown ??= cloneWithAnswers(shown);
    return <div key="failed" className="contents" ref={this.show} />;
  }
}
