import { renderWithStyles, type RenderedPage } from "@gratweg/design-system";
import { renderToString } from "react-dom/server";
import { ArticlePage, articleTheme } from "./ArticlePage";
import { HomePage } from "./HomePage";

export const pages: Record<string, () => RenderedPage> = {
  home: () => renderWithStyles(() => renderToString(<HomePage />)),
  article: () => renderWithStyles(() => renderToString(<ArticlePage />), articleTheme),
};
