import { paths } from "@gratweg/contracts/routes";
import { AuthCard, Link } from "@gratweg/design-system";
import { useCallback, useState } from "react";
import { PageTitle } from "../../frame/PageTitle";
import { useCoreServices } from "../../coreServices";
import { newPasswordTexts, recoveryTexts } from "../../texts/passwords";
import { DeadLink } from "./DeadLink";
import { NewPasswordForm } from "./NewPasswordForm";

const texts = newPasswordTexts;

interface NewPasswordProps {
  title: string;
  lead: string;
  /** Of this screen, as the address says it. */
  path: string;
}

/** A password by a mail's link. The link's secret is in this page's memory alone. */
export function NewPassword({ title, lead, path }: NewPasswordProps) {
  const { arrival } = useCoreServices();
  const [token] = useState(() => (arrival.path === path ? arrival.token : null));
  const [isSettled, setSettled] = useState(false);
  const settle = useCallback(() => setSettled(true), []);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuthCard
        title={title}
        lead={token === null || isSettled ? undefined : lead}
        footer={<Link href={paths.portalUser("login")}>{recoveryTexts.back}</Link>}
      >
        {token === null ? (
          <DeadLink title={texts.missingTitle} text={texts.missingText} />
        ) : (
          <NewPasswordForm token={token} onSettled={settle} />
        )}
      </AuthCard>
    </>
  );
}
