import { useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { StageDocument } from "./pageLook";

const DOCUMENT = '<!doctype html><html lang="de"><head><title></title></head><body></body></html>';
const HEIGHT = { least: 480, most: 860 } as const;

/**
 * A window of its own for the components, as wide as its column: breakpoints, fixed layers and modal dialogs are then those of a small
 * window, and the chart beside it stays free.
 */
export function StageFrame({ title, children }: { title: string; children: ReactNode }) {
  const [inner, setInner] = useState<Document | null>(null);
  const [height, setHeight] = useState<number>(HEIGHT.least);
  useEffect(() => (inner ? mirrorStyles(document, inner) : undefined), [inner]);
  useEffect(() => {
    if (!inner) return;
    const observer = new ResizeObserver(() =>
      setHeight(Math.min(HEIGHT.most, Math.max(HEIGHT.least, inner.body.offsetHeight))),
    );
    observer.observe(inner.body);
    return () => observer.disconnect();
  }, [inner]);
  return (
    <>
      <StageDocument
        title={title}
        srcDoc={DOCUMENT}
        height={height}
        onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument)}
      />
      {inner && createPortal(<main data-stage="">{children}</main>, inner.body)}
    </>
  );
}

/** The style sheet grows while components come, without a mutation of the page; theme and site are classes. */
function mirrorStyles(outer: Document, inner: Document): () => void {
  const style = inner.head.appendChild(inner.createElement("style"));
  let seen = -1;
  let request = 0;
  const mirror = () => {
    const rules = [...outer.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const count = rules.reduce(
      (sum, rule) => sum + 1 + ("cssRules" in rule ? lengthOf(rule.cssRules) : 0),
      0,
    );
    if (count !== seen) {
      seen = count;
      style.textContent = `${rules.map(({ cssText }) => cssText).join("\n")} [data-stage] { padding: 16px; }`;
    }
    inner.documentElement.className = outer.documentElement.className;
    request = requestAnimationFrame(mirror);
  };
  mirror();
  return () => cancelAnimationFrame(request);
}

function lengthOf(rules: unknown): number {
  return rules instanceof CSSRuleList ? rules.length : 0;
}
