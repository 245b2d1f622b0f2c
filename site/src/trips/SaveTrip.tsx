import { paths } from "@gratweg/contracts/routes";
import { ButtonLink, heartIcon, SavedTripButton, Text } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { signInHref } from "../account/signInHref";
import { useSavedTrip, wish } from "./useSavedTrip";

interface SaveTripProps {
  trip: { number: number; slug: string; title: string };
}

/** A heart for signed-in people; everybody else is led to the sign-in and comes back here, where the trip is then saved. */
export function SaveTrip({ trip: { number, slug, title } }: SaveTripProps) {
  const { t } = useTranslation();
  const { state, isSaved, change } = useSavedTrip(number);
  if (state === "signedOut") {
    return (
      <div>
        <ButtonLink
          href={signInHref(paths.trip(number, slug))}
          variant="secondary"
          icon={heartIcon}
          aria-label={t("trip.save.afterSignIn", { title })}
          data-app
          onClick={() => wish.keep(number)}
        >
          {t("trip.save.label")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div>
      <SavedTripButton
        variant="text"
        title={title}
        saved={isSaved}
        busy={state === "busy"}
        onSavedChange={change}
      />
      <div aria-live="polite">
        {state === "failed" && (
          <Text size="sm" tone="danger">
            {t("trip.save.failed")}
          </Text>
        )}
      </div>
    </div>
  );
}
