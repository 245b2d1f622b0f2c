"use client";
import { applyGlobalStyles, getCssText, styleElementId } from "@gratweg/design-system";
import { useServerInsertedHTML } from "next/navigation";
import { useRef, type ReactNode } from "react";

applyGlobalStyles();

/** Writes the rules of what the server has rendered before the markup that they are for. */
export function StyleRegistry({ children }: { children: ReactNode }) {
  const written = useRef("");
  useServerInsertedHTML(() => {
    const css = getCssText();
    if (css === written.current) return null;
    written.current = css;
    return <style id={styleElementId} dangerouslySetInnerHTML={{ __html: css }} />;
  });
  return children;
}
