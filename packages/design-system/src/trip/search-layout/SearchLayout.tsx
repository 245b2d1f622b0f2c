import { useId, type ReactNode } from "react";
import { Button } from "../../button/Button";
import { Body, Foot, Panel } from "../../dialog/Dialog.styles";
import { popoverSheet } from "../../dialog/popoverSheet";
import { SheetHead } from "../../dialog/SheetHead";
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

/** Beside the results where there is room. */
const Filters = styled("aside", popoverSheet, {
  "@lg": {
    display: "block",
    position: "static",
    width: "auto",
    height: "auto",
    margin: 0,
    overflow: "visible",
    "&:popover-open": { animation: "none" },
  },
});

const FilterPanel = styled(Panel, {
  "@lg": { display: "block", overflow: "visible", backgroundColor: "transparent", boxShadow: "none" },
});

const FilterBody = styled(Body, { "@lg": { padding: 0, overflowY: "visible" } });

const Phone = styled("div", { "@lg": { display: "none" } });

const Results = styled("div", { display: "flex", flexDirection: "column", gap: "$3", minWidth: 0 });

export interface SearchLayoutProps {
  /** The filter form; beside the results on wide screens, in a sheet on others, which opens without any script. */
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
  const id = useId();
  const filterButton = (
    <Phone>
      <Button variant="secondary" icon={slidersHorizontalIcon} popoverTarget={id}>
        {texts.open(activeCount)}
      </Button>
    </Phone>
  );
  return (
    <Frame>
      <Filters id={id} popover="auto" aria-label={texts.filters}>
        <FilterPanel placement="end">
          <Phone>
            <SheetHead sheet={id} title={texts.filters} />
          </Phone>
          <FilterBody>{filters}</FilterBody>
          <Phone>
            <Foot>
              <Button popoverTarget={id} popoverTargetAction="hide">
                {showLabel}
              </Button>
            </Foot>
          </Phone>
        </FilterPanel>
      </Filters>
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
