import { paths } from "@gratweg/contracts/routes";
import { ButtonLink, EmptyState, Link, lockSimpleIcon, Section } from "@gratweg/design-system";
import { manageUsersTexts } from "../../texts/manageUsers";

const { title, text, action, help } = manageUsersTexts.refused;

/** For everybody but managers; the server refuses them by itself. */
export function RefusedView() {
  return (
    <Section space="both" width="measure">
      <EmptyState
        title={title}
        text={text}
        icon={lockSimpleIcon}
        ornament="contours"
        headingLevel={1}
        actions={
          <>
            <ButtonLink href={paths.portal()}>{action}</ButtonLink>
            <Link href={paths.support()} variant="standalone">
              {help}
            </Link>
          </>
        }
      />
    </Section>
  );
}
