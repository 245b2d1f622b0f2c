import { paths } from "@gratweg/contracts/routes";
import { Menu, userCircleIcon } from "@gratweg/design-system";
import type { SessionUser } from "@gratweg/flows";
import { useSession } from "@gratweg/flows/react";
import { usePortalServices } from "../services";
import { frameTexts } from "../texts/frame";

const texts = frameTexts.accountMenu;

/** Where a signed-in person can go, and the way out. */
export default function AccountMenu({ user }: { user: SessionUser }) {
  const { session } = usePortalServices();
  const { signOut } = useSession(session);
  return (
    <Menu
      label={displayName(user) ?? frameTexts.account}
      display="compact"
      icon={userCircleIcon}
      variant="inverse"
      size="sm"
      align="end"
      items={[
        {
          items: [
            { label: texts.trips, href: paths.portal() },
            { label: texts.offers, href: paths.portalOffers() },
            { label: texts.settings, href: paths.portalSettings() },
            ...(isManager(user) ? [{ label: texts.users, href: paths.manageUsers() }] : []),
          ],
        },
        { items: [{ label: texts.signOut, onSelect: signOut }] },
      ]}
    />
  );
}

/** Of the user object as the content system gives it, with its role; what one may do the server decides. */
export function isManager({ role }: SessionUser): boolean {
  if (typeof role === "string") return role === "manager";
  return typeof role === "object" && role !== null && "type" in role && role.type === "manager";
}

function displayName({ firstName, email }: SessionUser): string | null {
  if (typeof firstName === "string" && firstName !== "") return firstName;
  return email ?? null;
}
