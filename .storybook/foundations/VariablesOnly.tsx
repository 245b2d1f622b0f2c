import { useLayoutEffect } from "react";

const page = `
.plain-sample { display: grid; gap: var(--gratweg-space-2); padding: var(--gratweg-space-3);
  border: var(--gratweg-border-width-thin) solid var(--gratweg-color-border); border-radius: var(--gratweg-radius-lg);
  background: var(--gratweg-color-surface); color: var(--gratweg-color-text); font-family: var(--gratweg-font-text);
  box-shadow: var(--gratweg-shadow-md); justify-items: start }
.plain-sample strong { font: var(--gratweg-font-weight-bold) var(--gratweg-font-size-h3) / var(--gratweg-line-height-snug) var(--gratweg-font-display) }
.plain-sample span { color: var(--gratweg-color-text-muted) }
.plain-sample button { min-height: var(--gratweg-size-target); padding-inline: var(--gratweg-space-3); border: 0;
  border-radius: var(--gratweg-radius-md); background: var(--gratweg-color-primary); color: var(--gratweg-color-on-primary);
  font-weight: var(--gratweg-font-weight-semibold); transition: background-color var(--gratweg-transition-fast) }
.plain-sample button:hover { background: var(--gratweg-color-primary-hover) }
`;

export interface VariablesOnlyProps {
  css: string;
  primary: string;
  gray: string;
}

/** Elements without a component of ours, in a document that carries tokens.css and the site's two classes. */
export function VariablesOnly({ css, primary, gray }: VariablesOnlyProps) {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    const classes = [`gratweg-primary-${primary}`, `gratweg-gray-${gray}`];
    classList.add(...classes);
    return () => classList.remove(...classes);
  }, [primary, gray]);
  return (
    <div lang="de">
      <style>{css + page}</style>
      <div className="plain-sample">
        <strong>Von Hütte zu Hütte</strong>
        <span>Sechs Tage durchs Karwendel, ab 890,50 €</span>
        <button type="button">Termine ansehen</button>
      </div>
    </div>
  );
}
