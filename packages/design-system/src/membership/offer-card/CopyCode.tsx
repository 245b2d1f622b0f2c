import { useRef, useState } from "react";
import { Button } from "../../button/Button";
import { checkIcon, copyIcon } from "../../icon/icons";
import { membershipMicrocopy } from "../../microcopy/membershipMicrocopy";
import { styled } from "../../theme";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";

const texts = membershipMicrocopy.offer;

const Row = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "stretch",
  gap: "$1",
  "& > button": { flex: "1 1 auto" },
});

/** A coupon's edge: to be torn off. */
const Code = styled("code", {
  flex: 1,
  display: "grid",
  placeItems: "center",
  minWidth: "min(100%, 10rem)",
  minHeight: "$sizes$target",
  paddingInline: "$2",
  border: "$borderWidths$thick dashed $colors$borderStrong",
  borderRadius: "$md",
  backgroundColor: "$surfaceSunken",
  fontFamily: "$mono",
  fontSize: "$md",
  fontWeight: "$semibold",
  letterSpacing: "$wide",
  overflowWrap: "anywhere",
  userSelect: "all",
});

const Failed = styled("p", { flexBasis: "100%", color: "$danger", fontSize: "$sm", lineHeight: "$normal" });

export interface CopyCodeProps {
  code: string;
  /** Told after the code has been copied. */
  onCopy?: (code: string) => void;
}

/** A code to take along: by button, or by hand where the browser forbids it. */
export function CopyCode({ code, onCopy }: CopyCodeProps) {
  const element = useRef<HTMLElement>(null);
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState("copied");
      onCopy?.(code);
    } catch {
      setState("failed");
      if (element.current) getSelection()?.selectAllChildren(element.current);
    }
  };
  return (
    <Row data-state={state}>
      <Code ref={element} aria-label={texts.code + " " + code}>
        {code}
      </Code>
      <Button
        variant="secondary"
        icon={state === "copied" ? checkIcon : copyIcon}
        onClick={() => void copy()}
        onBlur={() => state === "copied" && setState("idle")}
      >
        {state === "copied" ? texts.copied : texts.copy}
      </Button>
      {state === "failed" && <Failed aria-hidden="true">{texts.copyFailed}</Failed>}
      <VisuallyHidden>
        <span role="status">
          {state === "copied" && texts.copiedAloud(code)}
          {state === "failed" && texts.copyFailed}
        </span>
      </VisuallyHidden>
    </Row>
  );
}
