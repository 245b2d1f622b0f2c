import { useInsertionEffect, type ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

/** React Aria looks for an element of this id before it writes a style element. */
const pressableStyleId = "react-aria-pressable-style";

/**
 * Around everything of React Aria. German whatever the browser speaks: the server and every visitor see the same, and weeks
 * begin on Monday.
 */
export function GermanLocale({ children }: { children: ReactNode }) {
  // A strict style-src blocks React Aria's style element, and each block is reported. Its one rule stands in `ariaStyles`.
  useInsertionEffect(() => {
    if (document.getElementById(pressableStyleId)) return;
    const mark = document.createElement("meta");
    mark.id = pressableStyleId;
    document.head.append(mark);
  }, []);
  return <I18nProvider locale="de-DE">{children}</I18nProvider>;
}
