import { microcopy } from "../microcopy/microcopy";
import { styled } from "../theme";

const Band = styled("aside", {
  paddingInline: "$gutter",
  paddingBlock: "$half",
  backgroundColor: "$warningSoft",
  color: "$onWarningSoft",
  fontSize: "$sm",
  fontWeight: "$semibold",
  // The host is known when the page has come to life; from a fixed start nothing moves then.
  textAlign: "start",
});

export interface TestSystemNoticeProps {
  domain: string;
}

/** Above the header while production mode is off (section 1). */
export function TestSystemNotice({ domain }: TestSystemNoticeProps) {
  const text = microcopy.testSystem(domain);
  // A page may put the open domain in before React comes.
  return (
    <Band aria-label={text} suppressHydrationWarning>
      {text}
    </Band>
  );
}
