import type { Account, Membership } from "@gratweg/contracts";
import { Section, Skeleton } from "@gratweg/design-system";
import { createResource } from "@gratweg/flows";
import { useResource } from "@gratweg/flows/react";
import { useCallback, useEffect, useMemo } from "react";
import type { ScreenProps } from "../../app/screenProps";
import { PageTitle } from "../../frame/PageTitle";
import { usePortalServices } from "../../services";
import { settingsTexts } from "../../texts/settings";
import { UnconfirmedNotice } from "../my-trips/UnconfirmedNotice";
import { TroubleNotice } from "../parts/TroubleNotice";
import { useReloadOnline } from "../parts/useReloadOnline";
import { ChoicesSection } from "./ChoicesSection";
import { DataSection } from "./DataSection";
import { DeletionSection } from "./DeletionSection";
import { MembershipSection } from "./MembershipSection";
import { PasswordSection } from "./PasswordSection";
import { ProfileSection } from "./ProfileSection";
import { SessionsSection } from "./SessionsSection";

const texts = settingsTexts;

/** `/de/portal/settings`. */
export default function SettingsScreen(_: ScreenProps) {
  const { account: api } = usePortalServices();
  const source = useMemo(() => createResource((_: void, signal) => api.read(signal)), [api]);
  const account = useResource(source);
  useReloadOnline(account);
  const { data, trouble, reload, replace } = account;
  return (
    <>
      <PageTitle>{texts.pageTitle}</PageTitle>
      <Section title={texts.title} headingLevel={1}>
        {trouble && <TroubleNotice trouble={trouble} title={texts.failed} onRetry={reload} />}
        {data ? (
          <Sections account={data} onChanged={replace} />
        ) : (
          !trouble && (
            <Skeleton
              shapes={["heading", "line", "line", "button", "heading", "line", "line", "button"]}
              label={texts.loading}
            />
          )
        )}
      </Section>
    </>
  );
}

function Sections({ account, onChanged }: { account: Account; onChanged: (account: Account) => void }) {
  const { paymentAccess } = usePortalServices();
  useAnchor();
  const changeMembership = useCallback(
    (membership: Membership) => {
      onChanged({ ...account, membership });
      // What one may see changes with it at once, in other tabs too.
      paymentAccess.check(account.email, { force: true });
    },
    [account, onChanged, paymentAccess],
  );
  return (
    <div>
      {!account.confirmed && <UnconfirmedNotice email={account.email} />}
      <ProfileSection account={account} onChanged={onChanged} />
      <PasswordSection account={account} />
      <SessionsSection />
      <MembershipSection membership={account.membership} onChanged={changeMembership} />
      <ChoicesSection account={account} onChanged={onChanged} />
      <DataSection />
      <DeletionSection account={account} />
    </div>
  );
}

/** The browser looked for the anchor before the sections were there. */
function useAnchor(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id !== "") document.getElementById(id)?.scrollIntoView();
  }, []);
}
