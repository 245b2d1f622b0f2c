import type { MobileMenuProps } from "@gratweg/design-system";
import { lazy, Suspense, useState } from "react";

const MobileMenu = lazy(() => import("./LoadedMenu"));

/** The menu on phones: it arrives when it is opened for the first time, and stays for the way out. */
export function PortalMenu(props: MobileMenuProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <MobileMenu {...props} />
      </Suspense>
    )
  );
}
