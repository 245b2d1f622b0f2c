import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

/** German whatever the browser speaks: the server and every visitor render the same, and weeks begin on Monday. */
export function GermanLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale="de-DE">{children}</I18nProvider>;
}
