import { renderWithStyles, type RenderedPage } from "@gratweg/design-system";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { ArticlePage, articleTheme } from "./ArticlePage";
import { HomePage } from "./HomePage";

export const pages: Record<string, () => RenderedPage> = {
  home: () =>
    renderWithStyles(() =>
      renderToString(
        <StrictMode>
          <HomePage />
        </StrictMode>,
      ),
    ),
  article: () => renderWithStyles(() => renderToString(<ArticlePage />), articleTheme),
};
