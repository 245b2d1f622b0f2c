import type { GatsbyBrowser } from "gatsby";
import { Root } from "./src/layout/Root";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => <Root>{element}</Root>;
