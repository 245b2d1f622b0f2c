import { Button } from "../button/Button";
import { styled } from "../theme";

/** Side by side as long as each has room, else one below the other: always of one size. */
const Row = styled("div", {
  display: "grid",
  width: "100%",
  gridTemplateColumns: "repeat(auto-fit, minmax(max(5.25rem, calc((100% - 2 * $space$1) / 3)), 1fr))",
  gap: "$1",
  "& > button": { paddingInline: "$half", paddingBlock: "$1" },
});

export interface ConsentChoice {
  label: string;
  onChoose: () => void;
}

/** The choices of a layer, none of which stands out. */
export function ConsentChoices({ choices }: { choices: readonly ConsentChoice[] }) {
  return (
    <Row>
      {choices.map(({ label, onChoose }) => (
        <Button key={label} variant="secondary" size="sm" width="full" onClick={onChoose}>
          {label}
        </Button>
      ))}
    </Row>
  );
}
