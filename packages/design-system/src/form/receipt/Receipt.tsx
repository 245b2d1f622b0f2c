import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../button/Button";
import { ButtonLink } from "../../button/ButtonLink";
import { Icon } from "../../icon/Icon";
import { checkCircleIcon, downloadSimpleIcon, printerIcon } from "../../icon/icons";
import { Cluster } from "../../layout/Cluster";
import { formMicrocopy } from "../../microcopy/formMicrocopy";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import { Actions, Body, Frame, Label, Lines, Row, Rows, Stub } from "./Receipt.styles";

const texts = formMicrocopy.receipt;

export interface ReceiptRow {
  label: string;
  /** Line ends stay. */
  value: string;
}

export interface ReceiptProps {
  title: string;
  headingLevel?: HeadingLevel;
  lead?: ReactNode;
  /** Set off, because it is read aloud on the telephone. */
  number: string;
  numberLabel?: string;
  rows: readonly ReceiptRow[];
  onPrint?: () => void;
  /** A file with the same content. */
  saveHref?: string;
  saveName?: string;
  /** Takes the focus when it appears in the place of a form. */
  focusOnMount?: boolean;
  /** After the rows. */
  children?: ReactNode;
}

/** What somebody has declared and that it has arrived: to read, to print, to keep. */
export function Receipt(props: ReceiptProps) {
  const { title, headingLevel = 2, lead, number, numberLabel = texts.number, rows, focusOnMount } = props;
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!focusOnMount) return;
    frame.current?.scrollIntoView({ block: "start" });
    frame.current?.focus({ preventScroll: true });
  }, [focusOnMount]);

  return (
    <Frame ref={frame} tabIndex={focusOnMount ? -1 : undefined}>
      <Stub>
        <Icon icon={checkCircleIcon} size="xl" />
        <Heading level={headingLevel} size="h2">
          {title}
        </Heading>
        {lead && (
          <Text size="lg" width="measure">
            {lead}
          </Text>
        )}
        <p>
          <Label as="span">{numberLabel}</Label> <strong>{number}</strong>
        </p>
      </Stub>
      <Body>
        <Rows>
          {rows.map(({ label, value }) => (
            <Row key={label}>
              <Label>{label}</Label>
              <Lines>{value}</Lines>
            </Row>
          ))}
        </Rows>
        {props.children}
        {(props.onPrint ?? props.saveHref) && (
          <Actions>
            <Cluster gap="1">
              {props.onPrint && (
                <Button variant="secondary" icon={printerIcon} onClick={props.onPrint}>
                  {texts.print}
                </Button>
              )}
              {props.saveHref && (
                <ButtonLink
                  variant="quiet"
                  icon={downloadSimpleIcon}
                  href={props.saveHref}
                  download={props.saveName}
                >
                  {texts.save}
                </ButtonLink>
              )}
            </Cluster>
          </Actions>
        )}
      </Body>
    </Frame>
  );
}
