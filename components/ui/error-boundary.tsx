'use client';

import { Component, type ReactNode } from 'react';

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

  private shown: Node | undefined;

  private show = (part: HTMLElement | null) => {
    part?.replaceChildren(...(this.shown?.cloneNode(true).childNodes ?? []));
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
    // Until React commits the failure, the document holds what was exported or rendered last.
    this.shown ??= document.querySelector(`[data-part=${name}]`)?.cloneNode(true);
    if (!this.shown) {
      throw this.state.error;
    }
    return <div key="failed" className="contents" ref={this.show} />;
  }
}
