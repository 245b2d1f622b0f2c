import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components/Calendar";
import type { CalendarDay } from "../format/calendarDay";
import { toDay } from "./calendarValue";
import * as styles from "./dateStyles";

export interface MonthProps {
  /** Months after the first visible one. */
  offset: number;
  kind: "day" | "range";
  today: CalendarDay;
}

export function Month({ offset, kind, today }: MonthProps) {
  return (
    <CalendarGrid className={styles.grid().className} weekdayStyle="short" offset={{ months: offset }}>
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles.weekday().className}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => {
          const day = toDay(date);
          return (
            <CalendarCell
              date={date}
              data-day={day}
              data-this-day={day === today || undefined}
              className={styles.cell({ kind }).className}
            />
          );
        }}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
