import { paths } from "@gratweg/contracts/routes";
import { ButtonLink, EmptyState, lockSimpleIcon, Text } from "@gratweg/design-system";
import { tripTexts } from "../../texts/trip";

const { title, text, items, action } = tripTexts.locked;

/** In the place of the member's part: what is in it, and the way to it. */
export function LockedTrip() {
  return (
    <EmptyState title={title} icon={lockSimpleIcon} ornament="contours">
      <Text width="measure">{text}</Text>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ButtonLink href={paths.portalUser("pricing")}>{action}</ButtonLink>
    </EmptyState>
  );
}
