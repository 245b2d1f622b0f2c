import { Button } from "../button/Button";
import { ButtonLink } from "../button/ButtonLink";
import { IconButton } from "../button/IconButton";
import { Icon } from "../icon/Icon";
import { checkCircleIcon, infoIcon, warningCircleIcon, warningIcon, xIcon } from "../icon/icons";
import { dataMicrocopy } from "../microcopy/dataMicrocopy";
import { microcopy } from "../microcopy/microcopy";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import type { Toast } from "./toast";
import { Card, Close, Title, Words } from "./ToastRegion.styles";

const icons = { info: infoIcon, success: checkCircleIcon, warning: warningIcon, error: warningCircleIcon };

export interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: string) => void;
}

export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { id, variant = "info", title, text, action } = toast;
  return (
    <Card variant={variant} data-toast={id}>
      <Icon icon={icons[variant]} />
      <Words>
        <Title>
          <VisuallyHidden>{microcopy.notice[variant]}: </VisuallyHidden>
          {title}
        </Title>
        {text && <p>{text}</p>}
        {action &&
          (action.href ? (
            <ButtonLink href={action.href} variant="secondary" size="sm" onClick={() => onDismiss(id)}>
              {action.label}
            </ButtonLink>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                action.onAction?.();
                onDismiss(id);
              }}
            >
              {action.label}
            </Button>
          ))}
      </Words>
      <Close>
        <IconButton icon={xIcon} label={dataMicrocopy.toast.dismiss(title)} onClick={() => onDismiss(id)} />
      </Close>
    </Card>
  );
}
