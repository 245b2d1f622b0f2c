import { paths } from "@gratweg/contracts/routes";
import { ButtonLink, Header, useHeaderVisibility, userCircleIcon, dialled } from "@gratweg/design-system";
import type { SessionUser } from "@gratweg/flows";
import { useSession } from "@gratweg/flows/react";
import { useTheme } from "@gratweg/page-parts";
import { lazy, Suspense, useState } from "react";
import { usePortalServices } from "../services";
import { frameTexts } from "../texts/frame";
import { headerItems } from "./headerItems";
import type { SiteContact } from "./siteContent";
import { VideoConsultation } from "./VideoConsultation";

/** For signed-in people alone; without its chunk there is still the way to their own page. */
const AccountMenu = lazy(() => import("./AccountMenu").catch(() => ({ default: AccountLink })));

function AccountLink(_: { user: SessionUser }) {
  return (
    <ButtonLink href={paths.portal()} variant="inverse" size="sm" icon={userCircleIcon}>
      {frameTexts.account}
    </ButtonLink>
  );
}

interface PortalHeaderProps {
  path: string;
  params: Readonly<Record<string, string>>;
  contact: SiteContact;
}

/** The site's header in the portal's layout; who is signed in has a menu in place of the account link. */
export function PortalHeader({ path, params, contact }: PortalHeaderProps) {
  const { config, session } = usePortalServices();
  const { isSignedIn, status, user } = useSession(session);
  const visibility = useHeaderVisibility({ hasTripId: "id" in params, hasDepartureId: false });
  const [theme, setTheme] = useTheme();
  const [isVideoOpen, setVideoOpen] = useState(false);
  const video = config.videoConsultation;
  const phone = { href: `tel:${dialled(contact.phone)}`, label: contact.phone };
  const account =
    // Who is about to be known again is not asked to sign in meanwhile.
    status === "restoring"
      ? { href: paths.portal(), label: frameTexts.account }
      : { href: paths.portalUser("login"), label: frameTexts.signIn };
  return (
    <>
      <Header
        layout="portal"
        name={config.name}
        homeHref="/"
        items={headerItems(path)}
        visibility={visibility}
        phone={phone}
        email={contact.email}
        theme={{ current: theme, onChange: setTheme }}
        onVideoConsultation={video ? () => setVideoOpen(true) : undefined}
        tools={
          isSignedIn &&
          user && (
            <Suspense fallback={null}>
              <AccountMenu user={user} />
            </Suspense>
          )
        }
        account={isSignedIn ? undefined : account}
      />
      {video && (
        <VideoConsultation
          title={frameTexts.video}
          widget={video}
          contact={{ phone, email: contact.email }}
          open={isVideoOpen}
          onOpenChange={setVideoOpen}
        />
      )}
    </>
  );
}
