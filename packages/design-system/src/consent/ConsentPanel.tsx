import { Button } from "../button/Button";
import { Dialog } from "../dialog/Dialog";
import { Stack } from "../layout/Stack";
import { Link } from "../link/Link";
import { consentMicrocopy } from "../microcopy/consentMicrocopy";
import { Notice } from "../notice/Notice";
import { Text } from "../text/Text";
import { styled } from "../theme";
import { ConsentChoices } from "./ConsentChoices";
import { ProviderLink } from "./ProviderLink";
import { PurposeCard } from "./PurposeCard";
import type { ConsentKind, ConsentPurpose } from "./purpose";

const List = styled("ul", { listStyle: "none" });

export interface ConsentPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the site would load. Empty: the panel says that there is nothing to decide. */
  purposes: readonly ConsentPurpose[];
  /** As the switches stand. */
  allowed: Readonly<Record<ConsentKind, boolean>>;
  onAllowedChange: (kind: ConsentKind, allowed: boolean) => void;
  onAllowAll: () => void;
  onRejectAll: () => void;
  onSave: () => void;
  privacyHref: string;
  /** ISO time of the decision that holds. */
  decidedAt?: string | null;
  /** The browser stores nothing, so the decision ends with the page. */
  isFleeting?: boolean;
}

/** The second layer: each purpose with its switch. The same for a first decision, a change and a withdrawal. */
export function ConsentPanel({
  open,
  onOpenChange,
  purposes,
  isFleeting = false,
  ...props
}: ConsentPanelProps) {
  const { panel, choices, necessary, purposes: texts } = consentMicrocopy;
  const footer =
    purposes.length === 0 ? (
      <Button variant="secondary" width="full" onClick={() => onOpenChange(false)}>
        {consentMicrocopy.close}
      </Button>
    ) : (
      <ConsentChoices
        choices={[
          { label: choices.allowAll, onChoose: props.onAllowAll },
          { label: choices.rejectAll, onChoose: props.onRejectAll },
          { label: choices.save, onChoose: props.onSave },
        ]}
      />
    );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={panel.title} footer={footer}>
      <Stack gap="2">
        <Text>{purposes.length === 0 ? panel.nothing : panel.intro}</Text>
        {isFleeting && (
          <Notice variant="warning" live="none">
            {panel.fleeting}
          </Notice>
        )}
        <List role="list">
          <PurposeCard {...necessary} />
          {purposes.map(({ kind, provider, isRefusedByBrowser }) => (
            <PurposeCard
              key={kind}
              title={texts[kind].title}
              text={texts[kind].text}
              note={isRefusedByBrowser === true ? panel.refusedByBrowser : undefined}
              receives={texts[kind].receives(provider.name)}
              keeps={
                <>
                  {texts[kind].keeps} <ProviderLink provider={provider} />
                </>
              }
              allowed={props.allowed[kind]}
              onAllowedChange={(allowed) => props.onAllowedChange(kind, allowed)}
            />
          ))}
        </List>
        <Text size="sm" tone="muted">
          {props.decidedAt && `${panel.decided(props.decidedAt)} `}
          {panel.more} <Link href={props.privacyHref}>{panel.privacy}</Link>.
        </Text>
      </Stack>
    </Dialog>
  );
}
