import { useEffect, useId, useRef, type FormEvent, type ReactNode } from "react";
import { Button } from "../button/Button";
import { controlStyles } from "../field/fieldStyles";
import { microcopy } from "../microcopy/microcopy";
import { Notice } from "../notice/Notice";
import { Heading, type HeadingLevel } from "../text/Heading";
import { Text } from "../text/Text";
import { styled } from "../theme";

const Frame = styled("div", {
  display: "grid",
  // Two columns where there is room for both, however wide the window is.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 22rem), 1fr))",
  gap: "$3",
  "@md": { columnGap: "$6" },
});

const Intro = styled("div", { display: "flex", flexDirection: "column", gap: "$1" });
const Form = styled("form", { display: "flex", flexDirection: "column", gap: "$1half", minWidth: 0 });
const Label = styled("label", { fontSize: "$sm", fontWeight: "$semibold", lineHeight: "$normal" });

const Row = styled("div", {
  display: "flex",
  flexWrap: "wrap",
  gap: "$1half",
  "& > button": { flexGrow: 1, "@sm": { flexGrow: 0 } },
});

const Input = styled("input", controlStyles, { flex: "1 1 14rem", minWidth: 0 });

const Note = styled("p", {
  fontSize: "$sm",
  lineHeight: "$normal",
  color: "$onPrimaryDeepMuted",
  "& a": { color: "inherit" },
});

const Address = styled("p", { overflowWrap: "anywhere" });

export interface NewsletterFormNotice {
  tone: "success" | "error";
  message: string;
  /** The address that it is about; the field is empty by then. */
  email?: string;
}

export interface NewsletterFormProps {
  /** Where the form is sent to without scripts, as `name=address`. */
  action: string;
  name?: string;
  title: string;
  text?: string;
  label?: string;
  submitLabel?: string;
  /** What visitors agree to, with the way to the privacy notice. */
  note?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** With a handler the form stays on the page, and no check of the browser's stands before it. */
  onSubmit?: () => void;
  /** A request is on its way. */
  busy?: boolean;
  notice?: NewsletterFormNotice | null;
  onDismiss?: () => void;
  headingLevel?: HeadingLevel;
}

/** Sign-up for the newsletter, on a dark band such as the footer. */
export function NewsletterForm({
  action,
  name = "email",
  title,
  text,
  label = microcopy.newsletter.label,
  submitLabel = microcopy.newsletter.submit,
  note,
  value,
  onValueChange,
  onSubmit,
  busy = false,
  notice,
  onDismiss,
  headingLevel = 2,
}: NewsletterFormProps) {
  const id = useId();
  const noticeRef = useRef<HTMLDivElement>(null);
  // It stays for seconds only, and below the field it may begin outside the window.
  useEffect(() => {
    // Browsers answer with a promise, which is no clean-up.
    void noticeRef.current?.scrollIntoView?.({ block: "nearest" });
  }, [notice]);

  function handleSubmit(event: FormEvent) {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <Frame>
      <Intro>
        <Heading level={headingLevel} size="h3" id={`${id}-title`}>
          {title}
        </Heading>
        {text && <Text tone="inherit">{text}</Text>}
      </Intro>
      <Form
        action={action}
        method="post"
        aria-labelledby={`${id}-title`}
        noValidate={onSubmit !== undefined}
        onSubmit={handleSubmit}
      >
        <Label htmlFor={`${id}-email`}>{label}</Label>
        <Row>
          <Input
            id={`${id}-email`}
            // What an address looks like is the server's to say, with scripts and without: a browser checks the type "email" itself.
            type="text"
            inputMode="email"
            name={name}
            value={value}
            required={onSubmit === undefined}
            readOnly={busy}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            aria-describedby={note ? `${id}-note` : undefined}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <Button type="submit" variant="inverse" busy={busy}>
            {submitLabel}
          </Button>
        </Row>
        {notice && (
          <div ref={noticeRef}>
            <Notice variant={notice.tone} onDismiss={onDismiss}>
              <p>{notice.message}</p>
              {notice.email && <Address>{microcopy.newsletter.about(notice.email)}</Address>}
            </Notice>
          </div>
        )}
        {note && <Note id={`${id}-note`}>{note}</Note>}
      </Form>
    </Frame>
  );
}
