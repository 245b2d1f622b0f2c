import { IconButton } from "../button/IconButton";
import { xIcon } from "../icon/icons";
import { microcopy } from "../microcopy/microcopy";
import { Heading } from "../text/Heading";
import { Head } from "./Dialog.styles";

/** Names a popover sheet and closes it, both without any script. */
export function SheetHead({ sheet, title }: { sheet: string; title: string }) {
  return (
    <Head>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <IconButton
        icon={xIcon}
        label={microcopy.dialog.close}
        popoverTarget={sheet}
        popoverTargetAction="hide"
      />
    </Head>
  );
}
