import { useState, type SyntheticEvent } from "react";
import { Button } from "react-aria-components/Button";
import { CalendarHeading } from "react-aria-components/Calendar";
import { boxButton } from "../aria/ariaStyles";
import { Button as TextButton } from "../button/Button";
import type { CalendarDay } from "../format/calendarDay";
import { formatDate } from "../format/formatDate";
import { Icon } from "../icon/Icon";
import { caretLeftIcon, caretRightIcon } from "../icon/icons";
import type { DatePickerTexts } from "../microcopy/datePickerMicrocopy";
import { toDay } from "./calendarValue";
import { type DayLimits, limitsInWords } from "./dayRules";
import * as styles from "./dateStyles";
import { Month } from "./Month";
import type { FocusedDay } from "./useFocusedDay";

export interface CalendarPanelProps extends DayLimits {
  today: CalendarDay;
  texts: DatePickerTexts;
  kind: "day" | "range";
  months: 1 | 2;
  focus: FocusedDay;
  /** What is to be done next; before the limits. */
  prompt?: string;
}

/** Inside of React Aria's calendar: turning pages, months, why a day cannot be had, the way back to today. */
export function CalendarPanel({ today, texts, kind, months, focus, prompt, ...limits }: CalendarPanelProps) {
  const [pointed, setPointed] = useState<CalendarDay | null>(null);
  const day = pointed ?? (focus.date ? toDay(focus.date) : null);
  const reason = day && limits.unavailable?.(day);
  const point = (event: SyntheticEvent) => {
    const cell = event.target instanceof Element ? event.target.closest("[data-day]") : null;
    setPointed(cell?.getAttribute("data-day") ?? null);
  };
  const todayIsThere = !(limits.min && today < limits.min) && !(limits.max && today > limits.max);
  const offsets = months === 2 ? [0, 1] : [0];
  return (
    <styles.Panel onPointerOver={point} onPointerDown={point} onKeyDown={() => setPointed(null)}>
      <styles.Head>
        <Button slot="previous" className={boxButton().className} aria-label={texts.previous}>
          <Icon icon={caretLeftIcon} />
        </Button>
        <styles.Names>
          {offsets.map((offset) => (
            <CalendarHeading
              key={offset}
              level={3}
              offset={{ months: offset }}
              className={styles.monthName().className}
            />
          ))}
        </styles.Names>
        <Button slot="next" className={boxButton().className} aria-label={texts.next}>
          <Icon icon={caretRightIcon} />
        </Button>
      </styles.Head>
      <styles.Months count={months === 2 ? "two" : "one"}>
        {offsets.map((offset) => (
          <Month key={offset} {...{ offset, kind, today }} />
        ))}
      </styles.Months>
      <styles.Foot>
        <styles.Notes>
          <p role="status">{reason ? texts.reason(formatDate(day), reason) : prompt}</p>
          {!reason && <p>{limitsInWords(limits, texts)}</p>}
        </styles.Notes>
        {todayIsThere && (
          <TextButton
            variant="quiet"
            size="sm"

            onClick={() => focus.goTo(today)}
          >
            {texts.today}
          </TextButton>
        )}
      </styles.Foot>
    </styles.Panel>
  );
}
