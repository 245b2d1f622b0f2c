import { MAX_TRAVELLERS } from "@gratweg/contracts/booking-rules";
import { Button, plusIcon, Stack, Text, TravellerFields } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { useEffect, useRef } from "react";
import { StepFrame, type StepProps } from "./StepFrame";

export function TravellersStep(props: StepProps) {
  const { t } = useTranslation();
  const { booking, errorOf } = props;
  const { travellers } = booking.entries;
  const most = Math.min(booking.terms?.maxTravellers ?? MAX_TRAVELLERS, MAX_TRAVELLERS);
  const isFull = travellers.length >= most;
  const add = useRef<HTMLButtonElement>(null);
  useFocusOfNewest(travellers.length);

  const firstHint = [
    ...(booking.isFromAccount.name ? [t("booking.travellers.fromAccount")] : []),
    t("booking.travellers.first"),
  ].join(" ");
  return (
    <StepFrame {...props} title={t("booking.travellers.title")} lead={t("booking.travellers.lead")}>
      <Stack gap="5">
        {travellers.map((traveller, index) => (
          <TravellerFields
            key={index}
            index={index}
            value={traveller}
            hint={index === 0 ? firstHint : undefined}
            errors={{
              firstName: errorOf(`travellers.${index}.firstName`),
              lastName: errorOf(`travellers.${index}.lastName`),
              birthDate: errorOf(`travellers.${index}.birthDate`),
            }}
            onValueChange={(value) => booking.changeTraveller(index, value)}
            onRemove={
              travellers.length > 1
                ? () => {
                    booking.removeTraveller(index);
                    add.current?.focus();
                  }
                : undefined
            }
          />
        ))}
        <Stack gap="1" align="start">
          <Button
            ref={add}
            id="travellers"
            variant="secondary"
            icon={plusIcon}
            aria-disabled={isFull || undefined}
            onClick={isFull ? undefined : booking.addTraveller}
          >
            {t("booking.travellers.add")}
          </Button>
          {isFull && (
            <Text size="sm" tone="muted" role="status">
              {t("booking.travellers.full", { count: most })}
            </Text>
          )}
        </Stack>
      </Stack>
    </StepFrame>
  );
}

/** Whoever adds a person goes on with that person's name. */
function useFocusOfNewest(count: number): void {
  const last = useRef(count);
  useEffect(() => {
    if (count > last.current) document.getElementById(`travellers.${count - 1}.firstName`)?.focus();
    last.current = count;
  }, [count]);
}
