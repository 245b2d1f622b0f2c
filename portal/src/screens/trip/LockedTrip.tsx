import { Cluster, EmptyState, lockSimpleIcon, Text } from "@gratweg/design-system";
import type { ReactNode } from "react";
import { tripTexts } from "../../texts/trip";

const { title, text, items } = tripTexts.locked;

/** In the place of the member's part: what is in it, and the way to it. */
export function LockedTrip({ children }: { children: ReactNode }) {
  return (
    <EmptyState title={title} icon={lockSimpleIcon} ornament="contours">
      <Text width="measure">{text}</Text>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Cluster gap="1half">{children}</Cluster>
    </EmptyState>
  );
}
