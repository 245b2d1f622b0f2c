import { ContactPanel } from "@gratweg/design-system";
import type { ShellModel } from "../view-models";

export function Contact({ shell }: { shell: ShellModel }) {
  return (
    <ContactPanel phone={shell.phone} email={shell.email} openingHours={shell.openingHours ?? undefined} />
  );
}
