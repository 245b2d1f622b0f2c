import { useId, useState, type ReactNode } from "react";
import { Icon } from "../../icon/Icon";
import { checkIcon, minusIcon } from "../../icon/icons";
import { membershipMicrocopy } from "../../microcopy/membershipMicrocopy";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden";
import {
  Caption,
  Chooser,
  Frame,
  Group,
  Note,
  Scroller,
  Segment,
  Table,
  Yes,
} from "./PlanCompareTable.styles";

const texts = membershipMicrocopy.compare;

export interface ComparedPlan {
  id: string;
  title: string;
  /** „39 € pro Jahr“ */
  price?: string;
  /** Below the last line: a button or a link. */
  action?: ReactNode;
}

export interface ComparedRow {
  label: string;
  note?: string;
  /** By plan id: in words, or whether it is included. A plan that is missing here has it not. */
  values: Readonly<Record<string, string | boolean>>;
}

export interface PlanCompareTableProps {
  caption?: string;
  captionDisplay?: "visible" | "hidden";
  plans: readonly ComparedPlan[];
  groups: readonly { title?: string; rows: readonly ComparedRow[] }[];
  /** The plan that is set off, and that phones show first. */
  marked?: string;
}

/** Plans side by side, one line for each benefit. Below 600 px one plan at a time, chosen above the table. */
export function PlanCompareTable(props: PlanCompareTableProps) {
  const { caption = texts.caption, captionDisplay = "visible", plans, groups, marked } = props;
  const [shown, setShown] = useState(marked ?? plans[0]?.id ?? "");
  const name = useId();
  const column = (id: string) => ({
    "data-shown": id === shown || undefined,
    "data-marked": id === marked || undefined,
  });
  return (
    <Frame>
      {plans.length > 1 && (
        <Chooser role="radiogroup" aria-label={texts.choose}>
          {plans.map(({ id, title }) => (
            <Segment key={id}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === shown}
                onChange={() => setShown(id)}
              />
              <span>{title}</span>
            </Segment>
          ))}
        </Chooser>
      )}
      <Scroller role="region" aria-labelledby={`${name}-caption`} tabIndex={0}>
        <Table>
          <Caption id={`${name}-caption`} display={captionDisplay}>
            {caption}
          </Caption>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{texts.benefit}</VisuallyHidden>
              </th>
              {plans.map(({ id, title, price }) => (
                <th key={id} scope="col" {...column(id)}>
                  {title}
                  {price && <Note>{price}</Note>}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group, index) => (
            <tbody key={group.title ?? index}>
              {group.title && (
                <Group>
                  <th scope="rowgroup" colSpan={plans.length + 1}>
                    {group.title}
                  </th>
                </Group>
              )}
              {group.rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">
                    {row.label}
                    {row.note && <Note>{row.note}</Note>}
                  </th>
                  {plans.map(({ id }) => (
                    <td key={id} {...column(id)}>
                      <Value value={row.values[id] ?? false} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          {plans.some(({ action }) => action !== undefined) && (
            <tfoot>
              <tr>
                <td />
                {plans.map(({ id, action }) => (
                  <td key={id} {...column(id)}>
                    {action}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </Table>
      </Scroller>
    </Frame>
  );
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === "string") return value;
  return (
    <Yes data-state={value ? "included" : "missing"}>
      <Icon
        icon={value ? checkIcon : minusIcon}
        label={value ? membershipMicrocopy.plan.included : membershipMicrocopy.plan.notIncluded}
      />
    </Yes>
  );
}
