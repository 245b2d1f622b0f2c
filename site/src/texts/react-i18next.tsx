import { createContext, useContext, type ReactNode } from "react";
import type { Instance } from "./i18next";

const I18nContext = createContext<Instance | null>(null);

/** Stands in for react-i18next in the browser's bundle. */
export function I18nextProvider({ i18n, children }: { i18n: Instance; children: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

export function useTranslation(): { t: Instance["t"]; i18n: Instance } {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error("useTranslation needs the provider of gatsby-plugin-react-i18next.");
  return { t: i18n.t, i18n };
}
