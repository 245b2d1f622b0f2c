import type { ReactNode } from "react";
import { styled } from "../theme";
import { leastHeight } from "./leastHeight";
import type { WidgetKind } from "./widgetKind";

const Space = styled("div", { variants: { kind: leastHeight } });

/** Keeps the place of a widget frame that comes later. */
export function WidgetSpace({ kind, children }: { kind: WidgetKind; children?: ReactNode }) {
  return <Space kind={kind}>{children}</Space>;
}
