import { useState, type ReactNode } from "react";
import { Button } from "../../button/Button";
import { SideSheet } from "../../dialog/SideSheet";
import { slidersHorizontalIcon } from "../../icon/icons";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { styled } from "../../theme";

const texts = tripMicrocopy.searchLayout;

const Frame = styled("div", {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "$4",
  "@lg": { gridTemplateColumns: "18rem minmax(0, 1fr)", columnGap: "$6", alignItems: "start" },
});

const Aside = styled("aside", { display: "none", "@lg": { display: "block" } });

const Phone = styled("div", { "@lg": { display: "none" } });

const Results = styled("div", { display: "flex", flexDirection: "column", gap: "$3", minWidth: 0 });

export interface SearchLayoutProps {
  /** The filter form; beside the results on wide screens, in a side sheet on others. */
  filters: ReactNode;
  /** How many filters are set; named on the button that opens the sheet. */
  activeCount?: number;
  /** Label of the button that closes the sheet and shows the results. */
  showLabel: string;
  /** A function takes the button that opens the sheet, to put it into a row with others; else it stands above. */
  children: ReactNode | ((filterButton: ReactNode) => ReactNode);
}

/** Filters and results, side by side where there is room. */
export function SearchLayout({ filters, activeCount = 0, showLabel, children }: SearchLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  const filterButton = (
    <Phone>
      <Button
        variant="secondary"
        icon={slidersHorizontalIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {texts.open(activeCount)}
      </Button>
      <SideSheet
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.filters}
        footer={<Button onClick={() => setOpen(false)}>{showLabel}</Button>}
      >
        {filters}
      </SideSheet>
    </Phone>
  );
  return (
    <Frame>
      <Aside aria-label={texts.filters}>{filters}</Aside>
      <Results>
        {typeof children === "function" ? (
          children(filterButton)
        ) : (
          <>
            {filterButton}
            {children}
          </>
        )}
      </Results>
    </Frame>
  );
}
