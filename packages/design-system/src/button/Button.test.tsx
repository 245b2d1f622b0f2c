import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { xIcon } from "../icon/icons";
import { Button } from "./Button";
import { ButtonLink } from "./ButtonLink";
import { IconButton } from "./IconButton";

test("a button is pressed by mouse, Enter and Space, and does not submit unless told to", async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Merken</Button>);
  const button = screen.getByRole("button", { name: "Merken" });

  await user.click(button);
  await user.keyboard("{Enter}");
  await user.keyboard(" ");

  expect(onClick).toHaveBeenCalledTimes(3);
  expect(button).toHaveAttribute("type", "button");
});

test("a busy button keeps the focus, says so, and neither presses nor submits", async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Senden
      </Button>
    </form>,
  );
  await user.tab();
  await user.keyboard("{Enter}");

  expect(screen.getByRole("button", { name: "Senden", busy: true })).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("links that look like buttons stay links; icon buttons have a name", async () => {
  const { container } = render(
    <>
      <ButtonLink href="/de/reisesuche">Reisen finden</ButtonLink>
      <IconButton icon={xIcon} label="Schließen" />
    </>,
  );
  expect(screen.getByRole("link", { name: "Reisen finden" })).toHaveAttribute("href", "/de/reisesuche");
  expect(screen.getByRole("button", { name: "Schließen" })).toHaveAttribute("title", "Schließen");
  expect(container.querySelectorAll("[style]")).toHaveLength(0);
  expect(await axe(container)).toHaveNoViolations();
});
