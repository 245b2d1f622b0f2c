import { paths } from "@gratweg/contracts/routes";
import { ButtonLink, heartIcon, SavedTripButton, Text } from "@gratweg/design-system";
import { useTranslation } from "react-i18next";
import { useSavedTrip } from "./useSavedTrip";

/** Where the portal reads whereto somebody wants to come back. */
const WANTED_PARAMETER = "weiter";

interface SaveTripProps {
  trip: { number: number; slug: string; title: string };
}

/** A heart for signed-in people; everybody else is led to the sign-in and comes back here. */
export function SaveTrip({ trip: { number, slug, title } }: SaveTripProps) {
  const { t } = useTranslation();
  const { state, isSaved, change } = useSavedTrip(number);
  if (state === "signedOut") {
    const query = new URLSearchParams({ [WANTED_PARAMETER]: paths.trip(number, slug) });
    return (
      <div>
        <ButtonLink
          href={`${paths.portalUser("login")}?${query.toString()}`}
          variant="secondary"
          icon={heartIcon}
          aria-label={t("trip.save.afterSignIn", { title })}
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
