import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { formatCount } from "../format/formatMeasure";
import { Icon } from "../icon/Icon";
import type { IconShape } from "../icon/icons";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { Count, List, Panel, Tab } from "./Tabs.styles";
import { useHasStop } from "../layout/useHasStop";
import { useInSight } from "./useInSight";

export interface TabItem {
  /** Unique among the tabs; what `value` holds. */
  value: string;
  label: string;
  icon?: IconShape;
  /** How much there is inside: „Anstehend 2“. */
  count?: number;
  disabled?: boolean;
  /** Made when the tab is first chosen and kept from then on, so that input in it is not lost. */
  content: ReactNode;
}

export interface TabsProps {
  /** At least one. */
  items: readonly TabItem[];
  /** Value of the chosen tab; without it the tabs keep their own. */
  value?: string;
  /** Default: the first tab that can be chosen. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Names the list of tabs. */
  label?: string;
  /** `manual`: arrow keys only move, Enter or Space choose; for panels that have to be fetched. */
  activationMode?: "automatic" | "manual";
}

/** Views of the same thing, one at a time. For views with addresses of their own take `TabLinks`. */
export function Tabs({
  items,
  value,
  defaultValue,
  onValueChange,
  label = dataMicrocopy.tabs.label,
  activationMode = "automatic",
}: TabsProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const enabled = items.filter(({ disabled }) => !disabled);
  const [own, setOwn] = useState(defaultValue ?? enabled[0]?.value ?? "");
  const current = value ?? own;
  const [visited, setVisited] = useState<readonly string[]>([current]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  useInSight(listRef, '[aria-selected="true"]', current);

  function choose(next: string) {
    if (next === current) return;
    setOwn(next);
    onValueChange?.(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const focused = enabled.findIndex((item) => tabId(id, item.value) === document.activeElement?.id);
    const next = enabled[targetOf(event.key, focused, enabled.length)];
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(id, next.value))?.focus();
    if (activationMode === "automatic") choose(next.value);
  }

  return (
    <div>
      <List ref={listRef} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Tab
            key={item.value}
            id={tabId(id, item.value)}
            type="button"
            role="tab"
            disabled={item.disabled}
            aria-selected={item.value === current}
            aria-controls={panelId(id, item.value)}
            tabIndex={item.value === current ? 0 : -1}
            onClick={() => choose(item.value)}
          >
            <TabContent {...item} />
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <TabPanel
          key={item.value}
          id={panelId(id, item.value)}
          labelledBy={tabId(id, item.value)}
          isCurrent={item.value === current}
        >
          {visited.includes(item.value) && item.content}
        </TabPanel>
      ))}
    </div>
  );
}

interface TabPanelProps {
  id: string;
  labelledBy: string;
  isCurrent: boolean;
  children: ReactNode;
}

/** A stop of the keyboard only while nothing in it is one: reading goes on there. */
function TabPanel({ id, labelledBy, isCurrent, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasStop = useHasStop(ref);
  return (
    <Panel
      ref={ref}
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
      tabIndex={hasStop ? undefined : 0}
      hidden={!isCurrent}
    >
      {children}
    </Panel>
  );
}

export function TabContent({ icon, label, count }: Pick<TabItem, "icon" | "label" | "count">) {
  return (
    <>
      {icon && <Icon icon={icon} />}
      <span>{label}</span>
      {count !== undefined && <Count>{formatCount(count)}</Count>}
    </>
  );
}

function tabId(id: string, value: string) {
  return `${id}-tab-${value}`;
}

function panelId(id: string, value: string) {
  return `${id}-panel-${value}`;
}

function targetOf(key: string, focused: number, length: number): number {
  if (key === "ArrowRight") return (focused + 1) % length;
  if (key === "ArrowLeft") return (focused - 1 + length) % length;
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  return -1;
}
