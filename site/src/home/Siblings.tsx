import { SiteMark, TeaserCard, TeaserGrid } from "@gratweg/design-system";
import type { SiblingModel } from "../home-models";
import { siblingAddress, useHost } from "../layout/siblingAddress";

interface SiblingsProps {
  siblings: readonly SiblingModel[];
  label: string;
}

/** Our other sites, each with its own mark. */
export function Siblings({ siblings, label }: SiblingsProps) {
  const host = useHost();
  return (
    <TeaserGrid label={label} cards="narrow">
      {siblings.map((sibling) => (
        <TeaserCard
          key={sibling.key}
          href={siblingAddress(sibling, host)}
          title={sibling.name}
          teaser={sibling.claim}
          mark={<SiteMark ground={sibling.colour} line={sibling.onColour} />}
          picture={sibling.picture ? { ...sibling.picture, alt: "" } : undefined}
        />
      ))}
    </TeaserGrid>
  );
}
