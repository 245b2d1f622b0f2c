import { AuthCard, Link } from "@gratweg/design-system";
import { useState } from "react";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { planOf, signInPath } from "../../session/planOf";
import { newPasswordTexts, recoveryTexts } from "../../texts/passwords";
import { DeadLink } from "./DeadLink";
import { NewPasswordForm } from "./NewPasswordForm";

const texts = newPasswordTexts;

interface NewPasswordProps {
  title: string;
  lead: string;
  /** Of this screen, as the address says it. */
  path: string;
  search: string;
}

/** A password by a mail's link. The link's secret is in this page's memory alone. */
export function NewPassword({ title, lead, path, search }: NewPasswordProps) {
  const plan = planOf(search);
  const { arrival } = usePortalServices();
  const [token] = useState(() => (arrival.path === path ? arrival.token : null));
  const [end, setEnd] = useState<"done" | "expired" | null>(null);
  const isDone = end === "done";
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuthCard
        title={title}
        lead={token === null || end !== null ? undefined : lead}
        footer={isDone ? undefined : <Link href={signInPath(plan)}>{recoveryTexts.back}</Link>}
      >
        {token === null ? (
          <DeadLink plan={plan} title={texts.missingTitle} text={texts.missingText} />
        ) : (
          <NewPasswordForm token={token} plan={plan} onSettled={setEnd} />
        )}
      </AuthCard>
    </>
  );
}
