import { WaitNotice } from "@gratweg/design-system";
import { authTexts } from "../../texts/auth";

/** A social provider's answer is being exchanged for a session. */
export default function SocialWait({ provider }: { provider: string }) {
  return <WaitNotice title={authTexts.social.working(provider)} text={authTexts.social.workingText} />;
}
