import { paths } from "@gratweg/contracts/routes";
import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Link,
  Section,
  Stack,
  VisuallyHidden,
  WaitNotice,
  type EmptyStateProps,
} from "@gratweg/design-system";
import { checkoutTexts } from "../../texts/checkout";

const texts = checkoutTexts;

export interface CheckoutReturnViewProps {
  status: "polling" | "late" | "paid" | "abandoned" | "declined" | "signedOut";
  isAsking: boolean;
  onRetry: () => void;
  signInHref: string;
}

/** Back from the payment page: what happens now, and that nothing is lost. */
export function CheckoutReturnView({ status, isAsking, onRetry, signInHref }: CheckoutReturnViewProps) {
  const pricing = paths.portalUser("pricing");
  if (status === "abandoned" || status === "declined") {
    const { title, text, again } = texts[status];
    return <End title={title} text={text} actions={<ButtonLink href={pricing}>{again}</ButtonLink>} />;
  }
  if (status === "signedOut") {
    const { title, text, action } = texts.signedOut;
    return <End title={title} text={text} actions={<ButtonLink href={signInHref}>{action}</ButtonLink>} />;
  }
  const isLate = status === "late";
  const { title, text } = isLate ? texts.late : texts.waiting;
  return (
    <Section space="both" width="measure">
      {/* The notice carries the words; the page's heading stays where it is while they change. */}
      <VisuallyHidden>
        <Heading level={1}>{texts.waiting.pageTitle}</Heading>
      </VisuallyHidden>
      <WaitNotice
        title={title}
        text={text}
        state={isLate && !isAsking ? "stalled" : "waiting"}
        stalledText=""
        actions={
          isLate && (
            <>
              <Button busy={isAsking} onClick={onRetry}>
                {isAsking ? texts.late.asking : texts.late.retry}
              </Button>
              <ButtonLink href={paths.portal()} variant="secondary">
                {texts.late.trips}
              </ButtonLink>
              <Link href={paths.support()} variant="standalone">
                {texts.late.help}
              </Link>
            </>
          )
        }
      />
    </Section>
  );
}

function End(props: Pick<EmptyStateProps, "title" | "text" | "actions">) {
  return (
    <Section space="both" width="measure">
      <Stack gap="3">
        <EmptyState {...props} headingLevel={1} ornament="contours" />
      </Stack>
    </Section>
  );
}
