import { isChunkError } from "@gratweg/flows";
import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  /** Shown in place of the children after one of them has failed. */
  fallback: ReactNode;
  /** Another one gives the children a new chance: one has gone on. */
  place?: string;
  /** A piece of the application is missing; answers whether the page is being reloaded for it. */
  rescueChunk: () => Promise<boolean>;
  report: (error: unknown) => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** `reloading`: the page is on its way out; an error page would only flash up. */
  outcome: "well" | "reloading" | "failed";
  place: string | undefined;
}

/** What cannot be drawn becomes the error page; a missing piece reloads the page, as often as the guard allows. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { outcome: "well", place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { outcome: isChunkError(error) ? "reloading" : "failed" };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return place === state.place ? null : { outcome: "well", place };
  }

  override componentDidCatch(error: unknown): void {
    if (!isChunkError(error)) return this.props.report(error);
    void this.props.rescueChunk().then((isReloading) => {
      if (isReloading) return;
      this.props.report(error);
      this.setState({ outcome: "failed" });
    });
  }

  override render(): ReactNode {
    const { outcome } = this.state;
    if (outcome === "reloading") return null;
    return outcome === "failed" ? this.props.fallback : this.props.children;
  }
}
